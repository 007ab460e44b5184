import { axeFindings, showView } from '../../../../tools/testing/host/show-view';
import { spec } from '../../../../tools/testing/spec';
import { examples } from './line.example';
import { element } from './line.view';

const lineOf = (settings: unknown) =>
  showView(element({ ...examples.plain, block: { ...examples.plain.block, settings } })).querySelector('hr');

spec('PLAT-08', 'parts what is above it from what is below, in the theme’s colour of lines', async () => {
  const line = lineOf({});
  expect(line?.getAttribute('style')).toBe('border-block-start:1px solid var(--color-line);inline-size:100%');
  expect(line?.className).toBe('blocks-line blocks-line--center');
  expect(await axeFindings()).toEqual([]);
});

test('looks as its owner wants', () => {
  const line = lineOf(examples.short.block.settings);
  expect(line?.getAttribute('style')).toBe('border-block-start:6px dotted var(--color-accent);inline-size:20%');
  expect(line?.className).toBe('blocks-line blocks-line--start');
});

test.each([
  ['The setting “look” must be one of solid, dashed, dotted.', { look: 'double' }],
  ['The setting “thickness” must be a number from 1 to 20.', { thickness: 0 }],
  ['The setting “width” must be a number from 5 to 100.', { width: '100%' }],
  ['The setting “align” must be one of center, start, end.', { align: 'left' }],
  ['The setting “colour” must be #rrggbb', { colour: 'red;background:url(//x)' }],
])('refuses with “%s”', (message, settings) => {
  expect(() => lineOf(settings)).toThrow(message);
});
