import { act } from '@testing-library/react';
import type { RequestResult } from 'shared-types/host/request';
import type { CartView } from 'shared-types/commerce/cart';
import { LOST, refusal, cartReply } from '../../parts/cart-calls/cart-replies.fixture';
import { one } from '../../parts/in-page/go-live.fixture';
import { sampleCart } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { samplePricedCart, sampleUnpricedCart } from '../../parts/sample-store/sample-prices.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import { choose, complete, openCheckout, PLACED, problems, question, send, total } from './checkout.fixture';

const DELIVERY = '/api/commerce/delivery/delivery';
const CART = '/api/commerce/cart/cart?countries=yes';
const ORDERS = '/api/commerce/checkout/orders';
const open = (cart: CartView = sampleUnpricedCart()) =>
  openCheckout(sampleCheckout(cart, { ...cart, countries: cart.countries ?? [] }));
const answered = (changes = {}, revision = 11) => cartReply(samplePricedCart(changes, revision));
const isBusy = () => one('.commerce-totals').getAttribute('aria-busy');

/** A reply that comes when the test says so. */
function late(host: ReturnType<typeof openCheckout>, reply: RequestResult<unknown>): () => Promise<void> {
  let arrive = (): void => undefined;
  const { request } = host;
  Object.assign(host, {
    request: async (...args: Parameters<typeof request>) => {
      Object.assign(host, { request });
      host.replies.unshift(reply);
      const result = await request(...args);
      await new Promise<void>((resolve) => (arrive = resolve));
      return result;
    },
  });
  return () => act(async () => arrive());
}

test('the server is asked what it costs at the place, and what is shown meanwhile says that it waits', async () => {
  const host = open();
  const arrive = late(host, answered());
  const later = 'Taxes are added once we know your address.';
  expect(document.body.textContent).toContain(later);
  await choose('[name=country]', 'US');
  expect(document.body.textContent).not.toContain(later);
  expect([isBusy(), document.body.textContent]).toEqual(['true', expect.stringContaining('Calculating the total…')]);
  await arrive();
  expect(host.calls).toMatchObject([
    {
      path: DELIVERY,
      options: { method: 'PUT', body: { country: 'US', state: '', zip: '', shippingOptionId: sampleId(501) } },
    },
  ]);
  expect([isBusy(), total(), one('[name=seenTotalCents]').value]).toEqual(['false', '$79.89', '7989']);
  expect(one('[name=seenTaxCents]').value).toBe('609');
});

test('where prices include the taxes, or there are none, nothing is said to be added', () => {
  const view = sampleUnpricedCart();
  const { taxesNeed: _, ...cart } = view.cart;
  open({ ...view, cart });
  expect(document.body.textContent).not.toContain('Taxes are added once we know your address.');
});

test('taxes of one name leave no row behind where others come in their place', async () => {
  const taxes = (name: string, rates: readonly number[]) => ({
    applicableTaxRules: rates.map((rate) => ({ id: `${name} ${rate}`, name, rate, amountCents: rate })),
  });
  const host = open(samplePricedCart(taxes('VAT', [2300, 500])));
  const rows = () =>
    [...document.querySelectorAll('.commerce-totals dt')].flatMap(({ textContent }) =>
      /VAT|MwSt/.test(textContent ?? '') ? [textContent] : [],
    );
  expect(rows()).toEqual(['VAT 23%', 'VAT 5%']);
  host.replies.push(answered({ ...taxes('MwSt.', [1900, 700]), shippingLocation: { country: 'CA' } }));
  await choose('[name=country]', 'CA');
  expect(rows()).toEqual(['MwSt. 19%', 'MwSt. 7%']);
});

test('a total without taxes that depend on the state says that they are still to come', async () => {
  const host = open();
  host.replies.push(answered({ shippingLocation: { country: 'US' }, taxesNeed: ['state'] }), answered({}, 12));
  await choose('[name=country]', 'US');
  expect(document.body.textContent).toContain('Taxes are added once we know your address.');
  one('[name=state]').value = 'OR';
  await choose('[name=zip]', '97214');
  expect(document.body.textContent).not.toContain('Taxes are added once we know your address.');
});

test('choices that follow each other while one is on its way are asked once, as they stand then', async () => {
  const host = open();
  const arrive = late(host, answered());
  await choose('[name=country]', 'US');
  one('[name=state]').value = 'OR';
  await choose('[name=zip]', '97214');
  await choose(`[value="${sampleId(502)}"]`);
  const express = { id: sampleId(502), name: 'Express', costCents: 1900 };
  host.replies.push(answered({ selectedShippingOption: express }, 12));
  await arrive();
  expect(host.calls.map(({ options }) => options.body)).toMatchObject([
    { country: 'US', zip: '' },
    { country: 'US', state: 'OR', zip: '97214', shippingOptionId: sampleId(502) },
  ]);
});

test('an order waits for the price; another total than was seen is shown and not sent', async () => {
  const host = open();
  await complete();
  host.calls.length = 0;
  const arrive = late(host, answered());
  await choose('[name=zip]', '97214');
  await send();
  expect(host.calls.map(({ path }) => path)).toEqual([DELIVERY]);
  await arrive();
  expect(host.calls.map(({ path }) => path)).not.toContain(ORDERS);
  expect(problems()).toBeNull();
  expect(question().textContent).toContain('The total is now $79.89.');
  expect(question().textContent).toContain('Discount: $8.20 instead of $0.00');
  expect(document.activeElement).toBe(question());
  expect(question().nextElementSibling).toBe(one('[data-place-order]'));
  host.replies.length = 0;
  host.replies.push(PLACED);
  await send();
  expect(host.calls.at(-1)).toMatchObject({ path: ORDERS, options: { body: { seenTotalCents: 7989 } } });
});

test('a code that was used up is named with the new total and what changed, and the next press agrees', async () => {
  const host = open(samplePricedCart());
  await complete();
  const gone = { discounts: [], couponProblems: [], coupons: [], discountCents: 0, taxCents: 747 };
  host.replies.length = 0;
  host.replies.push(
    refusal('commerce/coupon-used-up', 'WELCOME10 has been used up, and was removed from your cart.'),
    answered({ ...gone, shippingCostCents: 850, grandTotalCents: 9797 }, 13),
    PLACED,
  );
  await send();
  expect(problems().textContent).toContain(
    'WELCOME10 has been used up, and was removed from your cart. The total is now $97.97.',
  );
  const changes = [...problems().querySelectorAll('[data-changes] li')].map((change) => change.textContent);
  expect(changes).toEqual([
    'Shipping: $8.50 instead of $0.00',
    'Discount: $0.00 instead of $8.20',
    'Tax: $7.47 instead of $6.09',
  ]);
  await send();
  expect(host.calls.at(-1)?.options.body).toMatchObject({ seenTotalCents: 9797, key: 'a-key' });
});

test('a price that cannot be had is said, and the order is still checked by the server', async () => {
  const host = open();
  host.replies.push(LOST);
  await choose('[name=country]', 'US');
  expect(host.announced).toEqual([
    'We could not calculate the price for this address yet. It is checked again when you place the order.',
  ]);
  expect(isBusy()).toBe('false');
});

test('a code is entered at the checkout too, and everything that was typed stays', async () => {
  const host = open();
  one('[name=email]').value = 'ada@example.com';
  one('[name=coupon]').value = 'WELCOME10';
  host.replies.push(answered());
  const form = one<HTMLFormElement>('[data-coupon-form]');
  await act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(host.calls.map(({ path }) => path)).toEqual(['/api/commerce/coupons/coupons']);
  expect([total(), one('[name=email]').value]).toEqual(['$79.89', 'ada@example.com']);
  expect(one('[data-coupon=SHIPFREE]').textContent).toContain('Free shipping.');
});

test('what stood in the form before it was live is asked of the cart as it is, and of no cart that has been ordered', async () => {
  const stand = async (now: CartView) => {
    const cart = sampleUnpricedCart();
    const view = sampleCheckout(cart, { ...cart, countries: cart.countries ?? [] });
    const replies = [cartReply(now), answered({}, 12)];
    const host = openCheckout(view, { beforehand: () => (one('[name=country]').value = 'US'), replies });
    await act(async () => undefined);
    return host.calls.map(({ path }) => path);
  };
  expect(await stand(sampleUnpricedCart(11))).toEqual([CART, DELIVERY]);
  expect(await stand(sampleCart([], { revision: 11, isPricedByPlace: true }))).toEqual([CART]);
});

test('a code the page came back with is not said to be wrong any more once another is right', async () => {
  const message = 'This code is no longer valid.';
  const form = { values: { coupon: 'OLD' }, errors: { coupon: message }, message, code: 'commerce/coupon-expired' };
  // Where there is one country, what it costs there is asked for by itself.
  const { cart, ...view } = sampleUnpricedCart();
  const countries = [{ code: 'US', name: 'United States' }];
  const host = openCheckout(sampleCheckout({ ...view, cart, countries }, { countries }), {
    replies: [cartReply(samplePricedCart({}, 11))],
    form,
  });
  await act(async () => undefined);
  expect(host.calls).toContainEqual(expect.objectContaining({ path: DELIVERY }));
  expect(one('[name=coupon]').getAttribute('aria-invalid')).toBe('true');
  expect(problems().textContent).toContain(message);
  host.replies.push(answered({}, 12));
  one('[name=coupon]').value = 'WELCOME10';
  const entered = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void one('[data-coupon-form]').dispatchEvent(entered));
  expect(document.body.textContent).not.toContain(message);
  expect(one('[name=coupon]').hasAttribute('aria-invalid')).toBe(false);
});
