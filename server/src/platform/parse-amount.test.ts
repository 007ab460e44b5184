import fc from 'fast-check';
import { amountText, parseAmount, type Amount } from './parse-amount';

const units = (typed: string, locale = 'en', digits = 2): number | string => {
  const amount: Amount = parseAmount(typed, { locale, digits });
  return amount.ok ? amount.units : amount.reason;
};

test.each([
  ['12.50', 1250],
  ['12,50', 1250],
  ['12', 1200],
  ['12.5', 1250],
  ['.5', 50],
  [',99', 99],
  ['0', 0],
  ['007', 700],
  [' 12.50 ', 1250],
  ['1,234', 123_400],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1 234,50', 123_450],
  ['1\u00a0234\u202f567,5', 123_456_750],
  ['1’234.50', 123_450],
  ['1,234,567', 123_456_700],
  ['1.234.567', 123_456_700],
  ['0.29', 29],
  ['1.15', 115],
  ['8.2', 820],
])('reads %s in English', (typed, expected) => expect(units(typed)).toBe(expected));

test.each([
  ['1.234', 'de', 123_400],
  ['1,234', 'de', 'ambiguous'],
  ['1.234', 'en', 'ambiguous'],
  ['1.234', 'pl', 'ambiguous'],
  ['1 234', 'pl', 123_400],
  ['12,5', 'pl', 1250],
  ['12.50', 'he', 1250],
])('reads %s in %s', (typed, locale, expected) => expect(units(typed, locale)).toBe(expected));

test.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1.200', 'ambiguous'],
  ['12.50', 'too-many-digits'],
  ['12.5', 'too-many-digits'],
])('reads %s as yen, which have no decimals', (typed, expected) => expect(units(typed, 'en', 0)).toBe(expected));

test.each([
  '',
  '-1',
  '+1',
  '1e3',
  '0x10',
  'abc',
  '12.50.',
  '.',
  ',',
  '1..5',
  '1,,5',
  '1,2,3',
  '1.23.4',
  '12 50',
  '1 2345',
  '1,2345,678.00',
  '€5',
  'Infinity',
  'NaN',
  '١٢',
])('%p is not an amount', (typed) => expect(typeof units(typed)).toBe('string'));

test('too many decimals have their own message', () => {
  expect(units('1.2345')).toBe('too-many-digits');
  expect(units('12,3456')).toBe('too-many-digits');
});

const anyUnits = fc.integer({ min: 0, max: 100_000_000 });
const anyLocale = fc.constantFrom('en', 'de', 'pl', 'fr', 'de-CH', 'he', 'ja', 'en-IN', 'pt-BR');
const anyDigits = fc.constantFrom(0, 2);

test('the text in a field is read as the same amount', () => {
  fc.assert(
    fc.property(anyUnits, anyLocale, anyDigits, (amount, locale, digits) => {
      expect(units(amountText(amount, { locale, digits }), locale, digits)).toBe(amount);
    }),
  );
});

test('with all decimals written, point and comma mean the same everywhere', () => {
  fc.assert(
    fc.property(anyUnits, anyLocale, (amount, locale) => {
      const text = String(amount).padStart(3, '0');
      for (const sign of ['.', ',']) expect(units(`${text.slice(0, -2)}${sign}${text.slice(-2)}`, locale)).toBe(amount);
    }),
  );
});

test('an amount formatted by its language, with thousands separators, is read as itself', () => {
  fc.assert(
    fc.property(anyUnits, fc.constantFrom('en', 'de', 'pl', 'fr', 'de-CH', 'he', 'ja', 'pt-BR'), (amount, locale) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: true }).format(
        amount / 100,
      );
      expect(units(written, locale)).toBe(amount);
    }),
  );
});

test('any text is a whole, non-negative number, or refused', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789., \u00a0-+e’'), maxLength: 20 });
  fc.assert(
    fc.property(typed, anyLocale, anyDigits, (text, locale, digits) => {
      const read = parseAmount(text, { locale, digits });
      if (!read.ok) return;
      expect(Number.isSafeInteger(read.units) && read.units >= 0).toBe(true);
      // Its digits are the typed ones in order, followed only by zeros.
      const kept = text.replace(/\D/g, '').replace(/^0+/, '');
      if (read.units < Number.MAX_SAFE_INTEGER)
        expect(String(read.units).replace(/^0$/, '')).toMatch(new RegExp(`^${kept}0{0,${digits}}$`));
    }),
  );
});
