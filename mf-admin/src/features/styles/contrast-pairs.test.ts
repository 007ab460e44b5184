import fc from 'fast-check';
import { contrast, LEAST_CONTRAST, readableColor } from 'shared-types/site/theme/color-contrast';
import { CONTRAST_PAIRS } from './contrast-pairs';
import { PALETTES } from 'shared-types/admin/theme/palettes';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('the contrast of black on white is 21, that of a color with itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#8a1740', '#8a1740')).toBe(1);
});

test('a suggested color can be read on any ground, and what can be read stays as it is', () => {
  fc.assert(
    fc.property(color, color, (text, ground) => {
      const better = readableColor(text, ground);
      expect(contrast(better, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      if (contrast(text, ground) >= LEAST_CONTRAST) expect(better).toBe(text);
    }),
  );
});

test.each(Object.entries(PALETTES))('text can be read on the palette %s', (_, palette) => {
  for (const [text, ground] of CONTRAST_PAIRS)
    expect([text, ground, contrast(palette[text], palette[ground]) >= LEAST_CONTRAST]).toEqual([text, ground, true]);
});
