import fc from 'fast-check';
import { decimalAmount } from '../../commerce/product/decimal-amount';
import { centsOf } from './cents-of';

test('reads every amount as it is written, with a point or a comma, in currencies with and without cents', () => {
  fc.assert(
    fc.property(fc.nat(1e12 - 1), fc.constantFrom('EUR', 'JPY', 'PLN'), (cents, currency) => {
      const text = decimalAmount(cents, currency);
      expect(centsOf(text, currency)).toBe(cents);
      expect(centsOf(` ${text.replace('.', ',')} `, currency)).toBe(cents);
    }),
  );
});

test.each([
  ['24.5', 'EUR', 2450],
  ['24', 'EUR', 2400],
  ['24.505', 'EUR', undefined],
  ['24.0', 'JPY', undefined],
  ['24', 'JPY', 24],
  ['-1', 'EUR', undefined],
  ['1e3', 'EUR', undefined],
  ['1,000.00', 'EUR', undefined],
  ['', 'EUR', undefined],
  ['.5', 'EUR', undefined],
  ['9999999999999', 'EUR', undefined],
  ['Infinity', 'EUR', undefined],
])('%s %s is %s', (text, currency, cents) => {
  expect(centsOf(text, currency)).toBe(cents);
});
