import fc from 'fast-check';
import type { CartEntry } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { spec } from '../../../../../tools/testing/spec';
import { draftOrder, type DraftInput } from './draft-order';
import type { PlaceOrder } from '../place-order.schema';

const line = (over: Partial<CartEntry> = {}): CartEntry => ({
  id: 'line',
  variantId: 'variant',
  productId: 'product',
  productType: PRODUCT_TYPE.physical,
  title: 'Mug',
  path: '/shop/p/mug',
  optionValues: [],
  sku: 'SQ0000001',
  quantity: 2,
  available: 5,
  unitPriceCents: 1250,
  lineTotalCents: 2500,
  ...over,
});
const input: PlaceOrder = {
  email: 'ada@example.com',
  phone: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: 'Square 12',
  line2: '',
  city: 'Berlin',
  state: '',
  zip: '10115',
  country: 'DE',
  shippingOptionId: 'parcel',
  paymentMethod: 'offline',
  note: '',
  key: 'k'.repeat(22),
  seenTotalCents: 2990,
};
const parcel = {
  id: 'parcel',
  name: 'Parcel',
  costCents: 490,
  countries: ['DE'],
  states: [],
  zipPrefixes: [],
  weightSteps: [],
  freeFromCents: null,
};
const rules = { shippingOptions: [parcel], taxRules: [], isTaxIncluded: false };
const whole: DraftInput = {
  input,
  lines: [line()],
  rules,
  inputs: { place: null, shippingOptionId: null, couponCodes: [] },
  coupons: [],
  nowMs: 0,
  paymentMethods: [{ id: 'offline', instructions: 'Pay later.' }],
  minimumSubtotalCents: 0,
  language: 'en',
};
const draft = (over: Partial<DraftInput>, wanted: Partial<PlaceOrder> = {}) =>
  draftOrder({ ...whole, ...over, input: { ...input, ...wanted } });

test('computes the order from the lines, the option and the payment method', () => {
  expect(draft({})).toMatchObject({
    ok: true,
    prices: { subtotalCents: 2500, shippingCostCents: 490, taxCents: 0, discountCents: 0, grandTotalCents: 2990 },
    shippingName: 'Parcel',
    address: { firstName: 'Ada', country: 'DE' },
    payment: { id: 'offline' },
  });
});

test('never differs from the total that was shown', () => {
  fc.assert(
    fc.property(fc.integer(), (seenTotalCents) => {
      const outcome = draft({}, { seenTotalCents });
      expect(outcome).toMatchObject(
        seenTotalCents === 2990 ? { ok: true } : { ok: false, code: 'commerce/total-changed' },
      );
    }),
  );
});

test('refuses an empty cart', () => {
  expect(draft({ lines: [] })).toEqual({ ok: false, code: 'commerce/cart-empty' });
});

test('refuses lines that cannot be bought, and lists them', () => {
  const lines = (over: Partial<CartEntry>) => [line(), line({ title: 'Apron', ...over })];
  expect(draft({ lines: lines({ problem: 'sold-out', available: 0 }) })).toEqual({
    ok: false,
    code: 'commerce/line-sold-out',
    message: 'Apron is sold out.',
  });
  expect(draft({ lines: lines({ problem: 'too-many', available: 1 }) })).toEqual({
    ok: false,
    code: 'commerce/line-too-many',
    message: 'Apron: only 1 in stock.',
  });
  expect(draft({ lines: lines({ problem: 'gone' }) })).toEqual({
    ok: false,
    code: 'commerce/variant-not-found',
    message: 'Apron is no longer available. Please remove it from your cart.',
  });
});

test('charges no shipping and stores no address where no goods are shipped', () => {
  const lines = [line({ productType: PRODUCT_TYPE.digital, available: undefined })];
  expect(draft({ lines, rules: { ...rules, shippingOptions: [] } }, { seenTotalCents: 2500 })).toMatchObject({
    ok: true,
    address: null,
    shippingName: '',
    prices: { shippingCostCents: 0, grandTotalCents: 2500 },
  });
});

spec('CART-05', 'asks for another shipping method only where another one is available', () => {
  const near = { ...parcel, id: 'near', zipPrefixes: ['10'] };
  const far = { ...parcel, id: 'far', zipPrefixes: ['20'] };
  const messageFor = (zip: string) => {
    const outcome = draft({ rules: { ...rules, shippingOptions: [near, far] } }, { zip, shippingOptionId: 'near' });
    return outcome.ok ? undefined : [outcome.message, outcome.errors?.['shippingOptionId']];
  };
  const nowhere = 'We do not ship these items to this address. Please enter another one.';
  expect([messageFor('20095'), messageFor('80331')]).toEqual([
    [undefined, 'Please choose another shipping method.'],
    [nowhere, nowhere],
  ]);
});

test('refuses an option that does not ship to the country, or does not exist', () => {
  expect(draft({}, { country: 'FR' })).toMatchObject({ ok: false, code: 'commerce/shipping-unavailable' });
  expect(draft({}, { shippingOptionId: 'drone' })).toMatchObject({
    ok: false,
    code: 'commerce/shipping-unavailable',
    errors: { shippingOptionId: expect.any(String) },
  });
});

test('an option without countries ships everywhere', () => {
  expect(
    draft({ rules: { ...rules, shippingOptions: [{ ...parcel, countries: [] }] } }, { country: 'FR' }),
  ).toMatchObject({ ok: true });
});

test('reports all wrong fields together', () => {
  expect(draft({}, { email: '', city: '', paymentMethod: '' })).toMatchObject({
    ok: false,
    code: 'commerce/checkout-invalid',
    errors: { email: expect.any(String), city: expect.any(String), paymentMethod: expect.any(String) },
  });
});

spec('CKOUT-04', 'refuses an order below the minimum subtotal, and takes one at it', () => {
  expect(draft({ minimumSubtotalCents: 2501 })).toEqual({ ok: false, code: 'commerce/minimum-subtotal' });
  expect(draft({ minimumSubtotalCents: 2500 })).toMatchObject({ ok: true });
});

test('a line that lacks answers is not ordered', () => {
  expect(draft({ lines: [line({ problem: 'form' })] })).toEqual({
    ok: false,
    code: 'commerce/line-form-invalid',
    message: 'Mug needs some details. Please add them in your cart.',
  });
});
