import { TEXT_SIZE_PX } from 'shared-types/site/theme/sizes';
import { sizeProperties } from 'shared-types/site/theme/theme-sizes';
import { CUSTOM_PROPERTY } from 'shared-types/site/tokens';
import { examples } from './frame.example';
import { themeStyle } from './theme-style';

const { theme } = examples.shop.site;
const STEPS = ['--text-sm', '--text-md', '--text-lg', '--text-xl', '--text-2xl', '--text-3xl'] as const;

/** The smallest and the largest size, in rem. */
const endsOf = (value: string): readonly [number, number] => {
  const numbers = [...value.matchAll(/([\d.]+)rem(?=\)|,|$)/g)].map(([, number]) => Number(number));
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
};

test('a site without chosen sizes has the properties that it had', () => {
  expect(Object.keys(themeStyle(theme))).toHaveLength(9);
  expect(sizeProperties({})).toEqual({});
});

test('sizes, weights and shapes are properties of the root element', () => {
  const style = themeStyle({ ...theme, sizes: { text: 20, headingWeight: 'regular', buttonShape: 'pill' } });
  expect(style).toMatchObject({
    '--text-md': '1.25rem',
    '--text-sm': '1.094rem',
    '--weight-heading': '400',
    '--radius-button': '99rem',
  });
  expect(style).not.toHaveProperty('--weight-button');
  expect(sizeProperties({ headings: 'calm' })).toMatchObject({
    '--text-xl': 'clamp(1.063rem, 0.977rem + 0.34vw, 1.275rem)',
  });
  expect(sizeProperties({ headings: 'calm' })).not.toHaveProperty('--text-md');
});

test('whatever is chosen, larger steps stay larger on a phone and on a desk', () => {
  for (let text = TEXT_SIZE_PX.least; text <= TEXT_SIZE_PX.most; text += 1)
    for (const headings of ['calm', undefined, 'large'] as const) {
      const chosen = { ...CUSTOM_PROPERTY, ...sizeProperties({ text, ...(headings && { headings }) }) };
      const sizes = STEPS.map((step) => endsOf(chosen[step]));
      for (const end of [0, 1] as const) {
        const steps = sizes.map((ends) => ends[end]);
        // A calm small heading may be as large as text.
        const important = headings === 'calm' ? [0, 1, 4, 5] : [0, 1, 2, 3, 4, 5];
        const shown = important.map((index) => steps[index] ?? 0);
        const sorted = [...shown].sort((a, b) => a - b);
        expect([text, headings, end, shown]).toEqual([text, headings, end, sorted]);
      }
    }
});
