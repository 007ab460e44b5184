import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { isSoldOut, piecesAvailable } from './stock';

const none = { unlimited: false, qtyInStock: 0 };
const few = { unlimited: false, qtyInStock: 3 };
const endless = { unlimited: true, qtyInStock: 0 };

describe.each([
  ['PROD-05', 'physical', PRODUCT_TYPE.physical],
  ['PROD-06', 'service', PRODUCT_TYPE.service],
] as const)('%s', (id, name, type) => {
  spec(id, `a ${name} product is sold out only when no variant has stock or is unlimited`, () => {
    expect(isSoldOut(type, [none, none])).toBe(true);
    expect(isSoldOut(type, [none, few])).toBe(false);
    expect(isSoldOut(type, [none, endless])).toBe(false);
  });

  spec(id, `counts the stock of a ${name} product unless it is unlimited`, () => {
    expect(piecesAvailable(type, few)).toBe(3);
    expect(piecesAvailable(type, endless)).toBeUndefined();
  });
});

spec('PROD-07', 'a digital product never sells out', () => {
  expect(isSoldOut(PRODUCT_TYPE.digital, [none])).toBe(false);
});

spec('PROD-08', 'gift cards and paywalls never sell out', () => {
  expect(isSoldOut(PRODUCT_TYPE.giftCard, [none])).toBe(false);
  expect(isSoldOut(PRODUCT_TYPE.paywall, [none])).toBe(false);
});
