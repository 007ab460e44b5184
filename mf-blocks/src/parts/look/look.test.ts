import fc from 'fast-check';
import { readSettings } from '../settings/settings';
import { readColour } from './read-colour';
import { readSpacing } from './read-spacing';

const colourOf = (colour: unknown) => readColour(readSettings({ colour }), 'colour');
const spacingOf = (height: unknown) => readSpacing(readSettings({ height }), 'height', 300);

test('a colour is one of the theme, or six digits', () => {
  expect(['accent', 'onAccent', '#336699', '#ABCDEF', '', undefined].map(colourOf)).toEqual([
    'var(--color-accent)',
    'var(--color-on-accent)',
    '#336699',
    '#ABCDEF',
    undefined,
    undefined,
  ]);
});

test.each(['red', '#123', 'toString', '#33669900', 'var(--color-ink)', 'url(https://example.com/)', 'accent;x:y'])(
  'refuses the colour %s by the name of its setting',
  (colour) => {
    expect(() => colourOf(colour)).toThrow('The setting “colour” must be #rrggbb, or one of paper, surface, ink');
  },
);

test('a spacing is a step of the theme, or pixels up to a limit', () => {
  expect([0, 300, 12.5, 'space-1', 'space-9', undefined].map(spacingOf)).toEqual([
    '0px',
    '300px',
    '12.5px',
    'var(--space-1)',
    'var(--space-9)',
    undefined,
  ]);
});

test('whatever they are, nothing but a length or a colour gets into the style', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = [colourOf, spacingOf].map((one) => {
        try {
          return one(value);
        } catch (error) {
          expect((error as Error).message).toMatch(/^The setting “(colour|height)” must be /);
          return undefined;
        }
      });
      for (const css of read) expect(css ?? '0px').toMatch(/^(#[\da-fA-F]{6}|var\(--[a-z0-9-]+\)|[\d.e-]+px)$/);
    }),
  );
});
