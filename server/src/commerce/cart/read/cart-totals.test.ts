import fc from 'fast-check';
import { PRODUCT_TYPE, type ProductTypeNumber } from 'shared-types/commerce/product';
import { spec } from '../../../../../tools/testing/spec';
import { lineTotalCents, natureOf, totalQuantity } from './cart-totals';
import { subtotalOf } from '../../pricing/price-order';

const types = fc.constantFrom(...Object.values(PRODUCT_TYPE));
const line = fc
  .record({ unit: fc.nat(100_000_000), quantity: fc.integer({ min: 1, max: 999 }), productType: types })
  .map(({ unit, quantity, productType }) => ({
    quantity,
    productType,
    lineTotalCents: lineTotalCents(unit, quantity),
  }));
const lines = fc.array(line, { maxLength: 100 });

spec('CART-06', 'counts pieces and adds up lines in whole cents, whatever the cart holds', () => {
  fc.assert(
    fc.property(lines, (cart) => {
      const exact = cart.reduce((sum, entry) => sum + BigInt(entry.lineTotalCents), 0n);
      expect(BigInt(subtotalOf(cart))).toBe(exact);
      expect(totalQuantity(cart)).toBe(cart.reduce((sum, entry) => sum + entry.quantity, 0));
    }),
  );
});

const of = (...productTypes: ProductTypeNumber[]) =>
  natureOf(productTypes.map((productType) => ({ productType, quantity: 1, lineTotalCents: 1 })));

spec('CART-08', 'tells digital from shipped goods', () => {
  expect(of()).toEqual({ hasDigital: false, purelyDigital: false, requiresShipping: false });
  expect(of(PRODUCT_TYPE.digital)).toEqual({ hasDigital: true, purelyDigital: true, requiresShipping: false });
  expect(of(PRODUCT_TYPE.digital, PRODUCT_TYPE.physical)).toEqual({
    hasDigital: true,
    purelyDigital: false,
    requiresShipping: true,
  });
  expect(of(PRODUCT_TYPE.giftCard, PRODUCT_TYPE.service)).toEqual({
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
  });
});
