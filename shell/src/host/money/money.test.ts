import fc from 'fast-check';
import { CURRENCIES, type CurrencyCode, type CurrencyEntry } from 'shared-types/site/currency';
import { numberFormatOf } from '../../../../server/src/site/page/number-format';
import { spec } from '../../../../tools/testing/spec';
import { LOCALES } from './locales.fixture';
import { createMoney } from './money';

const english = createMoney({ numberFormat: numberFormatOf('en-US'), currency: 'USD' });
const CODES = Object.keys(CURRENCIES) as CurrencyCode[];
const locale = fc.constantFrom(...LOCALES);

/** What Intl prints for a plain number, with our one difference: zero has no sign. */
function intlNumber(language: string, value: number | string, digits: number): string {
  const options = {
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  };
  return new Intl.NumberFormat(language, options as Intl.NumberFormatOptions).format(value as number);
}

const withoutSymbol = (text: string, code: CurrencyCode) =>
  text
    .replace(CURRENCIES[code].symbol, '')
    .replace(/^([^\d\u00A0]*)\u00A0/, '$1')
    .replace(/\u00A0$/, '');

spec(['MONEY-01', 'MONEY-08'], 'writes a money value with comma groups and a decimal dot in English', () => {
  expect(english.format({ amount: 1234567.5, currencyCode: 'USD' })).toBe('$1,234,567.50');
});

spec(['MONEY-02', 'MONEY-03', 'MONEY-04'], 'supports the 27 named currencies, yen alone without a fraction', () => {
  expect(CODES).toHaveLength(27);
  expect(new Set(Object.values(CURRENCIES).map(({ name }) => name)).size).toBe(27);
  const digits = CODES.map(
    (code) => english.format({ amount: 1, currencyCode: code }).match(/\.(\d+)/)?.[1]?.length ?? 0,
  );
  expect(CODES.filter((_, index) => digits[index] === 0)).toEqual(['JPY']);
  expect(digits.filter((count) => count === 2)).toHaveLength(26);
});

spec('MONEY-05', 'writes kr and zł after the value', () => {
  expect(english.format({ amount: 12.5, currencyCode: 'SEK' })).toBe('12.50\u00A0kr');
  expect(english.format({ amount: -12.5, currencyCode: 'PLN' })).toBe('-12.50\u00A0zł');
});

spec(
  'MONEY-06',
  'writes every other symbol where the table says, parted from the number where it ends in a letter',
  () => {
    expect(english.format({ amount: 12.5, currencyCode: 'CHF' })).toBe('CHF\u00A012.50');
    expect(english.format({ amount: 12.5, currencyCode: 'CAD' })).toBe('CA$12.50');
    for (const code of CODES) {
      const text = english.format({ amount: 3, currencyCode: code });
      const { symbol, placement } = CURRENCIES[code];
      expect(placement === 'before' ? text.startsWith(symbol) : text.endsWith(symbol)).toBe(true);
    }
  },
);

spec(
  ['MONEY-07', 'MONEY-08', 'MONEY-09'],
  'prints any amount with the digits Intl prints, in 15 languages and all currencies',
  () => {
    const amount = fc.oneof(
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
      fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1000),
    );
    fc.assert(
      fc.property(locale, fc.constantFrom(...CODES), amount, (language, code, value) => {
        const money = createMoney({ numberFormat: numberFormatOf(language), currency: 'USD' });
        const text = money.format({ amount: value, currencyCode: code });
        expect(withoutSymbol(text, code)).toBe(intlNumber(language, value, CURRENCIES[code].fractionDigits));
      }),
      { numRuns: 2000 },
    );
  },
);

const CENTS_MAX = 100_000_000;
const NOTED_CENTS = [0, 1, 5, 99, 100, 1_234, 12_345, 99_999, 100_000, 123_456, 1_234_567, CENTS_MAX];

/** Sign, symbol and number in their order, the sign and the number as Intl writes them. */
function wholeText(text: string, { symbol, placement }: CurrencyEntry): string {
  const number = text.slice(text.search(/\d/));
  const sign = text.slice(0, text.search(/\d/));
  const gap = placement === 'after' || /\p{L}$/u.test(symbol) ? '\u00A0' : '';
  return sign + (placement === 'after' ? number + gap + symbol : symbol + gap + number);
}

spec(
  ['MONEY-03', 'MONEY-04', 'MONEY-05', 'MONEY-06', 'MONEY-08', 'MONEY-09'],
  'prints each of 27 currencies in each of 15 languages whole: sign, symbol, groups and fraction, to the last character',
  () => {
    for (const language of LOCALES) {
      const amounts = NOTED_CENTS.flatMap((amount) => [amount, -amount]).map((cents) => {
        const withDigits = (digits: number) => intlNumber(language, cents / 10 ** digits, digits);
        return { cents, texts: { 0: withDigits(0), 2: withDigits(2) } };
      });
      for (const currency of CODES) {
        const entry = CURRENCIES[currency];
        const money = createMoney({ numberFormat: numberFormatOf(language), currency });
        expect(amounts.map(({ cents }) => money.cents(cents))).toEqual(
          amounts.map(({ texts }) => wholeText(texts[entry.fractionDigits], entry)),
        );
      }
    }
  },
);

spec('MONEY-08', 'prints any number of cents as the exact decimal, in 15 languages', () => {
  fc.assert(
    fc.property(locale, fc.maxSafeInteger(), (language, cents) => {
      const money = createMoney({ numberFormat: numberFormatOf(language), currency: 'GBP' });
      const digits = String(Math.abs(cents)).padStart(3, '0');
      const exact = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect(withoutSymbol(money.cents(cents), 'GBP')).toBe(intlNumber(language, exact, 2));
    }),
    { numRuns: 1000 },
  );
});

spec('MONEY-04', 'takes minor units of a yen store as whole yen', () => {
  const yen = createMoney({ numberFormat: numberFormatOf('ja-JP'), currency: 'JPY' });
  expect(yen.cents(1234)).toBe('¥1,234');
  expect(yen.format({ amount: 1234.5, currencyCode: 'JPY' })).toBe('¥1,235');
});

spec('MONEY-04', 'writes minor units of a currency that is named as a site of that currency does', () => {
  const codes = Object.keys(CURRENCIES);
  const numberFormat = numberFormatOf('en-US');
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }),
      fc.constantFrom(...codes),
      fc.constantFrom(...codes),
      (cents, own, currencyCode) => {
        const named = createMoney({ numberFormat, currency: own }).cents(cents, { currencyCode });
        expect(named).toBe(createMoney({ numberFormat, currency: currencyCode }).cents(cents));
      },
    ),
  );
  expect(() => english.cents(1, { currencyCode: 'XXX' })).toThrow(TypeError);
});

spec('MONEY-09', 'puts the minus sign first, and none on what rounds to zero', () => {
  expect(english.cents(-1250)).toBe('-$12.50');
  expect(english.format({ amount: -0.004, currencyCode: 'USD' })).toBe('$0.00');
  expect(english.cents(-0)).toBe('$0.00');
});

spec('MONEY-10', 'trims a zero fraction where asked, and keeps every other', () => {
  expect(english.cents(1200, { trimZeros: true })).toBe('$12');
  expect(english.cents(1250, { trimZeros: true })).toBe('$12.50');
  expect(english.cents(1205, { trimZeros: true })).toBe('$12.05');
  expect(english.cents(1200)).toBe('$12.00');
});

spec('MONEY-11', 'refuses whatever is not money', () => {
  const wrong = [
    undefined,
    null,
    12,
    '12',
    {},
    { amount: '1', currencyCode: 'USD' },
    { amount: NaN, currencyCode: 'USD' },
    { amount: 1, currencyCode: 'XYZ' },
    { amount: 1, currencyCode: 'toString' },
  ];
  for (const value of wrong) expect(() => english.format(value as never)).toThrow(TypeError);
  for (const cents of [0.5, Infinity, NaN, '5']) expect(() => english.cents(cents as never)).toThrow(TypeError);
});

spec('MONEY-12', 'writes 15 integer places', () => {
  expect(english.format({ amount: 999_999_999_999_999, currencyCode: 'USD' })).toBe('$999,999,999,999,999.00');
});

spec('MONEY-13', 'rounds a half away from zero, and refuses more than 15 integer places', () => {
  expect(
    ['1.005', '2.675', '0.995', '-1.005'].map((text) => english.format({ amount: Number(text), currencyCode: 'USD' })),
  ).toEqual(['$1.01', '$2.68', '$1.00', '-$1.01']);
  for (const amount of [1e15, -1e15, 1e21, 1e300])
    expect(() => english.format({ amount, currencyCode: 'USD' })).toThrow(RangeError);
  expect(() => english.format({ amount: 999_999_999_999_999.9, currencyCode: 'JPY' })).toThrow(RangeError);
});
