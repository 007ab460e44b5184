import fc from 'fast-check';
import { spec } from '../../../../tools/testing/spec';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import {
  cartTold,
  checkoutSlice,
  createCheckoutStore,
  initialCheckout,
  orderPlaced,
  orderRefused,
  orderSent,
  placeGiven,
  selectAmounts,
  selectObstacle,
  selectShipping,
  selectShippingOptions,
  shippingChosen,
  UNSURE,
} from './checkout.state';

const refusalOf = (code: string) => ({ code, message: 'So it is.', errors: {} });
const at = (country: string) => ({ country, state: '', zip: '' });
const open = (view = sampleCheckout()) => createCheckoutStore(initialCheckout(view, undefined));
const names = (store: ReturnType<typeof open>) => selectShippingOptions(store.getState()).map(({ name }) => name);
const cents = fc.integer({ min: 0, max: 100_000_000 });

test('the total is the server’s, with the chosen way to send it in the place of the server’s', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, (unitPriceCents, taxCents, oldCostCents, costCents) => {
      const { cart } = sampleCart([sampleEntry({ unitPriceCents, quantity: 1 })]);
      const changed = {
        ...cart,
        taxCents,
        shippingCostCents: oldCostCents,
        grandTotalCents: unitPriceCents + taxCents + oldCostCents,
        shippingOptions: [{ id: 'a', name: 'A', costCents }],
      };
      const amounts = selectAmounts(open(sampleCheckout({ ...sampleCart(), cart: changed })).getState());
      expect(amounts.grandTotalCents).toBe(unitPriceCents + taxCents + costCents);
      expect(amounts.shippingCostCents).toBe(costCents);
    }),
  );
});

test('only ways that go to the country are offered, and the chosen one is among them', () => {
  const store = open();
  expect(names(store)).toEqual(['Standard', 'Express', 'To Canada']);
  store.dispatch(shippingChosen(sampleId(502)));
  expect(selectShipping(store.getState())?.name).toBe('Express');
  store.dispatch(placeGiven(at('CA')));
  expect([names(store), selectShipping(store.getState())?.name]).toEqual([['To Canada'], 'To Canada']);
  store.dispatch(placeGiven(at('US')));
  expect(selectShipping(store.getState())?.name).toBe('Express');
  store.dispatch(placeGiven(at('FR')));
  expect([names(store), selectAmounts(store.getState()).grandTotalCents]).toEqual([[], 8200]);
});

test('a cart of files alone is not sent, and costs nothing to send', () => {
  const amounts = selectAmounts(open(sampleCheckout(sampleCart([sampleDigitalEntry()]))).getState());
  expect(amounts).toEqual({ subtotalCents: 1800, taxCents: 0, discountCents: 0, grandTotalCents: 1800 });
});

test('a shop that sends to one country only has it chosen', () => {
  expect(
    initialCheckout(sampleCheckout(undefined, { countries: [{ code: 'IS', name: 'Iceland' }] }), undefined).place
      .country,
  ).toBe('IS');
});

test('an order is sent, refused and sent again; each refusal counts', () => {
  const store = open();
  store.dispatch(orderSent());
  expect(store.getState().phase).toBe('sending');
  store.dispatch(orderRefused({ refusal: refusalOf('commerce/cart-empty') }));
  store.dispatch(orderRefused({ refusal: refusalOf('commerce/cart-empty') }));
  expect(store.getState()).toMatchObject({ phase: 'editing', refusals: 2, refusal: { message: 'So it is.' } });
});

test('a placed order does not show its emptied cart while the page leaves', () => {
  const store = open();
  const empty = sampleCart([], { revision: 20 });
  store.dispatch(orderPlaced());
  store.dispatch(cartTold(empty));
  expect(store.getState().view.cart.entries).toHaveLength(2);
});

test('where the order may have been placed the form stays, until it is known that it was not', () => {
  const store = open();
  const empty = sampleCart([], { revision: 20 });
  store.dispatch(orderRefused({ refusal: refusalOf(UNSURE) }));
  store.dispatch(cartTold(empty));
  expect(store.getState().view.cart.entries).toHaveLength(2);
  store.dispatch(orderSent());
  store.dispatch(cartTold(empty));
  expect(store.getState().view.cart.entries).toHaveLength(2);
  store.dispatch(orderRefused({ refusal: refusalOf('commerce/cart-empty'), view: empty }));
  expect(store.getState().view.cart.entries).toHaveLength(0);
});

test('a newer telling replaces the cart and keeps the rest of the checkout', () => {
  const store = open();
  store.dispatch(cartTold(sampleCart([], { revision: 20 })));
  expect(store.getState().view.cart.entries).toHaveLength(0);
  expect(store.getState().view.countries).toHaveLength(2);
});

test('an older telling changes nothing', () => {
  const store = open();
  store.dispatch(cartTold(sampleCart([], { revision: 9 })));
  expect(store.getState().view.cart.entries).toHaveLength(2);
});

spec('CKOUT-04', 'the minimum stands in the way below it, not at it', () => {
  const obstacle = (minimumSubtotalCents: number) =>
    selectObstacle(open(sampleCheckout(sampleCart(undefined, { minimumSubtotalCents }))).getState());
  expect([8201, 8200].map(obstacle)).toEqual(['minimum', undefined]);
});

test('a line that cannot be bought as it is stands in the way', () => {
  expect(selectObstacle(open(sampleCheckout(sampleCart([sampleEntry({ problem: 'sold-out' })]))).getState())).toBe(
    'attention',
  );
});

test('a checkout never starts from nothing', () => {
  expect(() => checkoutSlice.reducer(undefined, { type: 'any' })).toThrow('starts from what the server told');
});
