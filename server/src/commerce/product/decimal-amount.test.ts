import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { decimalAmount } from './decimal-amount';

spec(['MONEY-03', 'MONEY-04'], 'writes as many decimals as the currency has', () => {
  expect(decimalAmount(2450, 'EUR')).toBe('24.50');
  expect(decimalAmount(2450, 'JPY')).toBe('2450');
  expect(decimalAmount(5, 'USD')).toBe('0.05');
});

test('loses no cent of any possible cart amount', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 13), (cents) => {
      expect(
        decimalAmount(cents, 'EUR')
          .replace('.', '')
          .replace(/^0+(?=\d)/, ''),
      ).toBe(String(cents));
    }),
  );
});
