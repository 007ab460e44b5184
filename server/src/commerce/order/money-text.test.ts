import fc from 'fast-check';
import { CURRENCIES, type CurrencyCode } from 'shared-types/site/currency';
import { createMoney } from '../../../../shell/src/host/money/money';
import { LOCALES } from '../../../../shell/src/host/money/locales.fixture';
import { spec } from '../../../../tools/testing/spec';
import { numberFormatOf } from '../../site/page/number-format';
import { moneyText } from './money-text';

const CODES = Object.keys(CURRENCIES) as CurrencyCode[];
const CENTS_MAX = 100_000_000;

spec(['MONEY-05', 'MONEY-06'], 'emails and lists write kr and zł after the value too, in every language', () => {
  expect(moneyText('en', 'SEK')(-1250)).toBe('-12.50\u00A0kr');
  expect(moneyText('en', 'PLN')(1250)).toBe('12.50\u00A0zł');
  expect(moneyText('pl', 'EUR')(123_456)).toBe('€1234,56');
});

spec(
  ['MONEY-05', 'MONEY-06', 'MONEY-08', 'MONEY-09'],
  'amounts the server writes equal those of the pages, in all currencies and 15 languages',
  () => {
    const cents = fc.oneof(
      fc.integer({ min: -CENTS_MAX, max: CENTS_MAX }),
      fc.constantFrom(0, 1, -1, 99, 100, CENTS_MAX, -CENTS_MAX),
    );
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.constantFrom(...CODES), cents, (locale, currency, amount) => {
        const page = createMoney({ numberFormat: numberFormatOf(locale), currency });
        expect(moneyText(locale, currency)(amount)).toBe(page.cents(amount));
      }),
      { numRuns: 1000 },
    );
  },
);
