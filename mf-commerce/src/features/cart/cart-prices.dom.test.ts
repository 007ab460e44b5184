import { act } from '@testing-library/react';
import { spec } from '../../../../tools/testing/spec';
import { LOST, refusal, cartReply } from '../../parts/cart-calls/cart-replies.fixture';
import { one } from '../../parts/in-page/go-live.fixture';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { samplePricedCart, sampleUnpricedCart } from '../../parts/sample-store/sample-prices.fixture';
import { input, key, lineId, openCart, pass, prepareCarts, reply, type } from './cart.fixture';

prepareCarts();

const COUPONS = '/api/commerce/coupons/coupons';
const code = () => one('[name=coupon]');
const totals = () => one('.commerce-totals')?.textContent;
const submit = (selector: string) =>
  act(
    async () =>
      void one<HTMLFormElement>(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
async function enter(text: string): Promise<void> {
  code().value = text;
  code().focus();
  await submit('[data-coupon-form]');
}

spec(
  'CART-04',
  'a code is entered without leaving the page: its saving, the new total, said once, and the focus stays',
  async () => {
    const host = openCart(sampleUnpricedCart());
    host.replies.push(cartReply(samplePricedCart({}, 11)));
    await enter(' welcome10 ');
    await pass();
    expect(host.calls[0]).toMatchObject({
      path: COUPONS,
      options: { method: 'POST', body: { coupon: 'welcome10', key } },
    });
    expect(one('[data-coupon=WELCOME10]').textContent).toContain('10% off: you save $8.20.');
    expect(one('[data-coupon=KILN]').textContent).toContain('This code needs a subtotal of $100.00 or more.');
    expect(totals()).toContain('Total$79.89');
    expect([document.activeElement, code().value]).toEqual([code(), '']);
    expect(host.announced).toEqual(['The code welcome10 is in your cart. The total is $79.89.']);
  },
);

test('a refused code keeps what was typed and the focus, and is said once at its field', async () => {
  const host = openCart(sampleUnpricedCart());
  host.replies.push(
    refusal('commerce/coupon-expired', 'This code is no longer valid.', { coupon: 'This code is no longer valid.' }),
  );
  await enter('OLD');
  await pass();
  expect([code().value, code().getAttribute('aria-invalid'), document.activeElement]).toEqual(['OLD', 'true', code()]);
  const error = document.getElementById(code().getAttribute('aria-describedby') ?? '');
  expect([error?.textContent, error?.getAttribute('role')]).toEqual(['This code is no longer valid.', null]);
  expect(host.announced).toEqual(['This code is no longer valid.']);
  host.replies.push(LOST);
  await enter('OLD');
  await pass();
  expect(document.getElementById(`${code().id}-error`)?.textContent).toBe('Unable to use this code. Please try again.');
});

test('a code is taken off, and the focus goes where codes are entered', async () => {
  const host = openCart(samplePricedCart());
  host.replies.push(cartReply(sampleUnpricedCart(11)));
  one('[data-coupon=WELCOME10] button').focus();
  await submit('[data-coupon=WELCOME10] form');
  await pass();
  expect(host.calls[0]).toMatchObject({ path: COUPONS, options: { method: 'DELETE', body: { coupon: 'WELCOME10' } } });
  expect([one('[data-coupon]'), document.activeElement]).toEqual([null, code()]);
});

test('a quantity that rests is sent first, and what waits for the server says so', async () => {
  const host = openCart(samplePricedCart());
  const entries = [sampleEntry({ quantity: 3 }), sampleDigitalEntry()];
  host.replies.push(reply(3, 11), cartReply(samplePricedCart({ entries, grandTotalCents: 11_443 }, 12)));
  await type('3');
  expect([one('.commerce-totals').getAttribute('aria-busy'), document.body.textContent]).toEqual([
    'true',
    expect.stringContaining('Updating your cart…'),
  ]);
  await enter('WELCOME10');
  await pass();
  expect(host.calls.map(({ path }) => path)).toEqual([`/api/commerce/cart/lines/${lineId}`, COUPONS]);
  expect([input().value, one('.commerce-totals').getAttribute('aria-busy'), totals()]).toEqual([
    '3',
    'false',
    expect.stringContaining('$114.43'),
  ]);
});

spec('CART-05', 'the cart shows what it costs at a place, and asks again when another way is chosen', async () => {
  const host = openCart(sampleUnpricedCart());
  expect(document.body.textContent).toContain('Shipping and taxes are calculated at checkout.');
  one('[data-delivery] [name=country]').value = 'US';
  one('[data-delivery] [name=zip]').value = '97214';
  host.replies.push(cartReply(samplePricedCart({}, 11)));
  await submit('[data-delivery]');
  await pass();
  expect(host.calls[0]).toMatchObject({
    path: '/api/commerce/delivery/delivery',
    options: { method: 'PUT', body: { country: 'US', state: '', zip: '97214', shippingOptionId: '', key } },
  });
  expect(document.body.textContent).toContain('Estimated for 97214, OR, United States.');
  expect(host.announced.at(-1)).toBe('The total is $79.89.');
  const [, express] = document.querySelectorAll<HTMLInputElement>('[name=shippingOptionId]');
  host.replies.push(LOST);
  await act(async () => {
    if (express) express.checked = true;
    express?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await pass();
  expect(host.calls[1]?.options.body).toMatchObject({ country: 'US', shippingOptionId: express?.value });
  expect(host.announced.at(-1)).toBe('Unable to calculate the price. Please try again.');
});

const delivery = (name: string) => one(`[data-delivery] [name=${name}]`);

spec('CART-05', 'the price of a place takes neither the focus nor what is typed meanwhile', async () => {
  const host = openCart(sampleUnpricedCart());
  delivery('country').value = 'US';
  delivery('state').value = ' OR';
  delivery('zip').value = '972';
  delivery('zip').focus();
  host.replies.push(cartReply(samplePricedCart({ shippingLocation: { country: 'US', state: 'OR', zip: '972' } }, 11)));
  await submit('[data-delivery]');
  delivery('zip').value = '97214';
  await pass();
  expect(document.body.textContent).toContain('Estimated for 972, OR, United States.');
  expect([document.activeElement, delivery('zip').value, delivery('state').value.trim()]).toEqual([
    delivery('zip'),
    '97214',
    'OR',
  ]);
});

test('what another tab says of where it goes, and how, stands in the form, but for what was changed there', async () => {
  const host = openCart(samplePricedCart());
  const [standard, express] = sampleCart().cart.shippingOptions;
  const methods = () =>
    [...document.querySelectorAll<HTMLInputElement>('[data-delivery] [name=shippingOptionId]')].map(
      (option) => option.checked,
    );
  expect([standard?.id, methods()]).toEqual([samplePricedCart().cart.selectedShippingOption?.id, [true, false]]);
  delivery('zip').value = '9';
  const elsewhere = {
    shippingLocation: { country: 'US', state: 'WA', zip: '98101' },
    selectedShippingOption: express ?? null,
  };
  host.replies.push(cartReply(samplePricedCart(elsewhere, 20)));
  await act(async () => host.bus.publish('commerce/cart', { revision: 20, items: 1, subtotalCents: 1 }));
  await pass();
  expect(['country', 'state', 'zip'].map((name) => delivery(name).value)).toEqual(['US', 'WA', '9']);
  expect(methods()).toEqual([false, true]);
});

test('what the page came back with is over once something else is changed, and what was typed stays', async () => {
  const refused = { values: { coupon: 'OLD' }, errors: { coupon: 'This code is no longer valid.' } };
  const host = openCart(sampleUnpricedCart(), { form: refused });
  const showsError = () => document.body.textContent?.includes('This code is no longer valid.');
  expect([showsError(), code().getAttribute('aria-invalid')]).toEqual([true, 'true']);
  host.replies.push(reply(3));
  await type('3');
  await pass();
  expect([showsError(), code().getAttribute('aria-invalid'), code().value]).toEqual([false, null, 'OLD']);
});

test('a cart that was below the minimum does not go on saying so', async () => {
  const message = 'Your order is below the minimum for checking out.';
  const form = { values: {}, errors: {}, message, code: 'commerce/minimum-subtotal' };
  const host = openCart(sampleUnpricedCart(), { form });
  expect(document.body.textContent).toContain(message);
  host.replies.push(reply(3));
  await type('3');
  await pass();
  expect(document.body.textContent).not.toContain(message);
});

test('says of what is to be known at the checkout only what there is', () => {
  const textFor = (cart: object) => {
    const view = sampleUnpricedCart();
    const { taxesNeed: _, ...known } = view.cart;
    openCart({ ...view, cart: { ...known, ...cart } });
    return one<HTMLElement>('.commerce-cart__later').textContent;
  };
  expect([
    textFor({ taxesNeed: [] }),
    textFor({}),
    textFor({ requiresShipping: false, taxesNeed: [] }),
    textFor({ requiresShipping: false }),
  ]).toEqual([
    'Shipping and taxes are calculated at checkout.',
    'Shipping is calculated at checkout.',
    'Taxes are calculated at checkout.',
    '',
  ]);
});
