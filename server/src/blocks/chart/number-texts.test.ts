import fc from 'fast-check';
import { niceAxis } from './nice-axis';
import { createNumberTexts } from './number-texts';

test('numbers use the language’s digits and separators, and large ones are short', () => {
  const [english, polish] = [createNumberTexts('en-US'), createNumberTexts('pl')];
  expect([english.full(1234567.891), english.short(1234567), english.percent(0.3333), english.percent(0.0002)]).toEqual(
    ['1,234,567.891', '1.23M', '33.3%', '0.02%'],
  );
  expect([polish.full(-1234567.891), polish.short(1234567)].map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    '-1 234 567,891',
    '1,23 mln',
  ]);
  expect(createNumberTexts('ar').full(12.5)).toMatch(/^12[.,٫]5$/);
});

test('different numbers never look the same, and zero has no sign', () => {
  const { full } = createNumberTexts('en-US');
  expect([full(0.000_012_5), full(1e15), full(-0)]).toEqual(['0.0000125', '1,000,000,000,000,000', '0']);
  fc.assert(
    fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) => {
      const read = Number(full(value).replaceAll(',', ''));
      // Half of the fifteenth digit, and the rounding of doubles.
      expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.abs(value) * 0.75e-14);
    }),
  );
});

test('two numbers of an axis never look the same', () => {
  const bound = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom('en-US', 'pl', 'de', 'ar', 'ja', 'hi'), bound, bound, (locale, one, other) => {
      const [least, greatest] = one < other ? [one, other] : [other, one];
      fc.pre(greatest - least > 1e-6 * Math.max(1, Math.abs(least), Math.abs(greatest)));
      const { ticks } = niceAxis({ least, greatest, lines: 4 });
      const texts = createNumberTexts(locale).axis(ticks);
      expect(new Set(texts).size).toBe(ticks.length);
    }),
  );
  expect(createNumberTexts('en-US').axis([1_000_000, 1_000_500, 1_001_000])).toEqual(['1M', '1.0005M', '1.001M']);
});
