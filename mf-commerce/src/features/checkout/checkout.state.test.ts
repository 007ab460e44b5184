import fc from 'fast-check';
import type { CartView } from 'shared-types/commerce/cart';
import type { CheckoutView } from 'shared-types/commerce/checkout';
import { spec } from '../../../../tools/testing/spec';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import {
  cartReceived,
  checkoutSlice,
  createCheckoutStore,
  initialCheckout,
  orderPlaced,
  orderRefused,
  orderSent,
  placeGiven,
  pricingBegan,
  pricingEnded,
  selectAmounts,
  selectObstacle,
  selectShipping,
  selectShippingOptions,
  shippingChosen,
  typedKept,
  UNSURE,
} from './checkout.state';

const refusalOf = (code: string) => ({ code, message: 'So it is.', errors: {} });
const at = (country: string) => ({ country, state: '', zip: '' });
const open = (view = sampleCheckout()) => createCheckoutStore(initialCheckout(view, undefined));
const names = (store: ReturnType<typeof open>) => selectShippingOptions(store.getState()).map(({ name }) => name);
const cents = fc.integer({ min: 0, max: 100_000_000 });

test('the total is the server’s, with the chosen shipping method in the place of the server’s', () => {
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
  store.dispatch(cartReceived(empty));
  expect(store.getState().view.cart.entries).toHaveLength(2);
});

test('where the order may have been placed the form stays, until it is known that it was not', () => {
  const store = open();
  const empty = sampleCart([], { revision: 20 });
  store.dispatch(orderRefused({ refusal: refusalOf(UNSURE) }));
  store.dispatch(cartReceived(empty));
  expect(store.getState().view.cart.entries).toHaveLength(2);
  store.dispatch(orderSent());
  store.dispatch(cartReceived(empty));
  expect(store.getState().view.cart.entries).toHaveLength(2);
  store.dispatch(orderRefused({ refusal: refusalOf('commerce/cart-empty'), view: empty }));
  expect(store.getState().view.cart.entries).toHaveLength(0);
});

test('a cart that is told to be empty while its order is under way takes no form away', () => {
  const store = open();
  store.dispatch(orderSent());
  store.dispatch(cartReceived(sampleCart([], { revision: 20 })));
  expect(store.getState().view.cart.entries).toHaveLength(2);
  store.dispatch(orderRefused({ refusal: refusalOf(UNSURE) }));
  expect(store.getState().view.cart.entries).toHaveLength(2);
});

test('a newer telling replaces the cart and keeps the rest of the checkout', () => {
  const store = open();
  store.dispatch(cartReceived(sampleCart([], { revision: 20 })));
  expect(store.getState().view.cart.entries).toHaveLength(0);
  expect(store.getState().view.countries).toHaveLength(2);
});

describe('a cart that comes to be sent, or to be sent no more', () => {
  const [world, abroad] = [
    [
      { code: 'DE', name: 'Germany' },
      { code: 'FR', name: 'France', needs: ['state'] },
    ],
    [
      { code: 'DE', name: 'Germany', needs: ['zip'] },
      { code: 'AT', name: 'Austria' },
    ],
  ] as const;
  const files = (revision = 10, countries: CheckoutView['countries'] = []) =>
    sampleCart([sampleDigitalEntry()], { revision, countries });
  const goods = (revision = 10, countries: CheckoutView['countries'] = abroad) =>
    sampleCart(undefined, { revision, countries });
  const openWith = (cart: CartView, country = '') => {
    const store = open(sampleCheckout(cart, { countries: cart.countries ?? [] }));
    store.dispatch(placeGiven({ country, state: 'Berlin', zip: '10115' }));
    return store;
  };
  const shown = (store: ReturnType<typeof open>) => {
    const { view, place } = store.getState();
    return [view.countries, view.cart.requiresShipping, place];
  };

  test('brings the countries it may go to, with what each of them asks for', () => {
    const store = openWith(files());
    store.dispatch(cartReceived(goods(20)));
    expect(shown(store)).toEqual([abroad, true, { country: '', state: 'Berlin', zip: '10115' }]);
    store.dispatch(cartReceived(files(30, world)));
    expect(shown(store)).toEqual([world, false, { country: '', state: 'Berlin', zip: '10115' }]);
  });

  test('a chosen country stays while it is among them, and where none is asked for', () => {
    const store = openWith(files(10, world), 'DE');
    for (const view of [goods(20), files(30), goods(40)]) store.dispatch(cartReceived(view));
    expect(store.getState().place.country).toBe('DE');
  });

  test('a chosen country that is not among them has to be chosen anew, and is not guessed', () => {
    const store = openWith(files(10, world), 'FR');
    store.dispatch(cartReceived(goods(20, [{ code: 'DE', name: 'Germany' }])));
    expect(shown(store)).toEqual([expect.anything(), true, { country: '', state: 'Berlin', zip: '10115' }]);
  });

  test('the only country is chosen where none was and the form is new, as on a page that is opened now', () => {
    const store = openWith(files());
    store.dispatch(cartReceived(goods(20, [{ code: 'DE', name: 'Germany' }])));
    expect(store.getState().place.country).toBe('DE');
    const shownAlready = openWith(goods());
    shownAlready.dispatch(cartReceived(goods(20, [{ code: 'DE', name: 'Germany' }])));
    expect(shownAlready.getState().place.country).toBe('');
  });

  test('the answer to a change, which does not name the countries, waits for a reading that does', () => {
    const store = openWith(files());
    const { countries: _, ...answer } = goods(20);
    store.dispatch(pricingBegan());
    store.dispatch(pricingEnded({ view: answer }));
    expect([shown(store)[1], store.getState().view.revision, store.getState().pricing]).toEqual([false, 10, 0]);
    store.dispatch(cartReceived(goods(20)));
    expect(shown(store).slice(0, 2)).toEqual([abroad, true]);
    store.dispatch(pricingBegan());
    store.dispatch(pricingEnded({ view: sampleCart([], { revision: 30 }) }));
    expect(store.getState().view.revision).toBe(30);
  });

  test('a server that names no countries has its cart shown all the same', () => {
    const store = openWith(files(10, world), 'DE');
    const { countries: _, ...answer } = goods(20);
    store.dispatch(cartReceived(answer));
    expect(shown(store)).toEqual([world, true, { country: 'DE', state: 'Berlin', zip: '10115' }]);
  });

  test('what was typed is kept, the last of each field', () => {
    const store = openWith(goods());
    store.dispatch(typedKept({ city: 'Bern', line1: 'Gasse 1' }));
    store.dispatch(typedKept({ city: 'Berlin' }));
    expect(store.getState().typed).toEqual({ city: 'Berlin', line1: 'Gasse 1' });
  });
});

test('an older telling changes nothing', () => {
  const store = open();
  store.dispatch(cartReceived(sampleCart([], { revision: 9 })));
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
