import { act } from '@testing-library/react';
import { spec } from '../../../../tools/testing/spec';
import { LOST, refusal, cartReply } from '../../parts/cart-calls/cart-replies.fixture';
import { one } from '../../parts/in-page/go-live.fixture';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleCheckout } from '../../parts/sample-store/sample-orders.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';
import {
  choose,
  complete,
  openCheckout,
  PLACED,
  press,
  problems,
  question,
  send,
  total,
  type,
} from './checkout.fixture';

test('an order is sent once, however often the button is pressed, and leads to its page', async () => {
  const host = openCheckout();
  await complete();
  host.replies.push(PLACED);
  await act(async () => {
    for (let count = 0; count < 3; count += 1) press();
  });
  await send();
  expect(host.calls).toHaveLength(1);
  expect(host.calls[0]).toMatchObject({
    path: '/api/commerce/checkout/orders',
    options: {
      method: 'POST',
      body: {
        email: 'ada@example.com',
        country: 'US',
        key: 'a-key',
        seenTotalCents: 9050,
        paymentMethod: 'offline',
        shippingOptionId: sampleId(501),
      },
    },
  });
  expect(host.navigated).toEqual(['/checkout/order/secret']);
  expect(host.bus.latest('commerce/cart')).toMatchObject({ items: 0 });
  expect([one('[data-place-order]').textContent, one('[data-place-order]').getAttribute('aria-disabled')]).toEqual([
    'Placing your order…',
    'true',
  ]);
});

test('what the browser knows to be wrong is said without asking the server, and takes the focus', async () => {
  const host = openCheckout();
  await send();
  expect(host.calls).toEqual([]);
  expect(document.activeElement).toBe(problems());
  expect(problems().textContent).toContain('Please enter your email address.');
  expect(one('[name=email]').getAttribute('aria-invalid')).toBe('true');
});

spec(
  'CART-05',
  'a state is asked for where the taxes of the chosen country depend on it, and nowhere else',
  async () => {
    const countries = [
      { code: 'US', name: 'United States', needs: ['state', 'zip'] },
      { code: 'HK', name: 'Hong Kong' },
    ] as const;
    const host = openCheckout(sampleCheckout(undefined, { countries }));
    await complete();
    one('[name=state]').value = '';
    const label = () => document.querySelector(`label[for="${one('[name=state]').id}"]`)?.textContent;
    expect(label()).toBe('State or region');
    await send();
    expect([problems().textContent, host.calls]).toEqual([
      expect.stringContaining('Please enter your state or region.'),
      [],
    ]);
    await choose('[name=country]', 'HK');
    expect([label(), one('[name=state]').required, one('[name=zip]').required]).toEqual([
      'State or region (optional)',
      false,
      false,
    ]);
  },
);

test('what the server finds wrong stands at its field; what was typed stays', async () => {
  const host = openCheckout();
  await complete();
  host.replies.push(
    refusal('commerce/checkout-invalid', 'One or more fields is invalid, please check your entries.', {
      zip: 'Please enter your postal code.',
    }),
  );
  await send();
  expect(problems().querySelector('a')?.getAttribute('href')).toBe(`#${one('[name=zip]').id}`);
  expect(one('[name=firstName]').value).toBe('Ada');
  expect([one('[data-place-order]').textContent, host.navigated]).toEqual(['Place order', []]);
});

test('a changed total is shown and asked about; the next press agrees to it, with the same key', async () => {
  const host = openCheckout();
  await complete();
  const dearer = sampleCart([sampleEntry({ unitPriceCents: 3500 }), sampleDigitalEntry()], { revision: 12 });
  host.replies.push(
    refusal('commerce/total-changed', 'The total has changed.'),
    { ok: true, status: 200, body: dearer },
    PLACED,
  );
  await send();
  expect(problems()).toBeNull();
  expect(question().querySelector('h2')?.textContent).toBe('Please check the new total');
  expect(question().textContent).toContain(
    'The total is now $96.50. Please check your order, and place it again if you agree.',
  );
  expect(total()).toBe('$96.50');
  await send();
  expect(host.calls.at(-1)?.options.body).toMatchObject({ seenTotalCents: 9650, key: 'a-key' });
  expect(host.navigated).toHaveLength(1);
});

test('what is wrong with a field goes once it is right, and with the last of it the list', async () => {
  openCheckout();
  await complete();
  one('[name=email]').value = 'ada@';
  one('[name=city]').value = '';
  await send();
  await type('email', 'ada@ex');
  expect([one('[name=email]').getAttribute('aria-invalid'), problems().querySelectorAll('a')]).toEqual([
    null,
    expect.objectContaining({ length: 1 }),
  ]);
  one('[name=city]').focus();
  await type('city', 'Portland');
  expect([document.querySelector('[aria-invalid], .field__error'), problems()]).toEqual([null, null]);
  expect(document.activeElement).toBe(one('[name=city]'));
});

test('what is still wrong while it is written stays', async () => {
  openCheckout();
  await complete();
  one('[name=email]').value = '';
  await send();
  await type('email', 'ada');
  expect([one('[name=email]').getAttribute('aria-invalid'), problems().querySelectorAll('a').length]).toEqual([
    'true',
    1,
  ]);
});

test('what the server found wrong goes when the value changes; another country takes what was wrong with its parts', async () => {
  const host = openCheckout();
  await complete();
  const errors = { zip: 'We do not know this postal code.', state: 'We do not know this state.', email: 'No.' };
  host.replies.push(refusal('commerce/checkout-invalid', 'One or more fields is invalid.', errors));
  await send();
  await type('zip', '97215');
  expect(Object.keys(errors).filter((name) => one(`[name=${name}]`).hasAttribute('aria-invalid'))).toEqual([
    'state',
    'email',
  ]);
  await choose('[name=country]', 'CA');
  expect([...problems().querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['No.']);
});

test('a line that has sold out meanwhile is said, and the button goes', async () => {
  const host = openCheckout();
  await complete();
  const gone = sampleCart([sampleEntry({ problem: 'sold-out' })], { revision: 12 });
  host.replies.push(refusal('commerce/line-sold-out', 'Stoneware mug is sold out.'), {
    ok: true,
    status: 200,
    body: gone,
  });
  await send();
  expect(problems().textContent).toContain('Stoneware mug is sold out.');
  expect(one('[data-place-order]')).toBeNull();
  expect(document.body.textContent).toContain('Some items in your cart cannot be bought as they are.');
});

test('who has ordered too much is told how long to wait, and keeps the form', async () => {
  const host = openCheckout();
  await complete();
  const message = 'Too many orders were placed from here. Wait 15 minutes, then try again.';
  host.replies.push(refusal('commerce/orders-limited', message), { ok: true, status: 200, body: sampleCart() });
  await send();
  expect(problems().textContent).toContain(message);
  expect([one('[name=firstName]').value, one('[data-place-order]').textContent]).toEqual(['Ada', 'Place order']);
});

test('where nobody knows whether the order arrived, sending it again is safe and said to be', async () => {
  const host = openCheckout();
  await complete();
  host.replies.push(LOST);
  await send();
  expect(problems().textContent).toContain('your order will not be placed twice');
  // The order has arrived, and anyone who is asked says that there is no cart any more.
  host.replies.push({ ok: true, status: 200, body: sampleCart([], { revision: 30 }) });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(one('[data-place-order]').textContent).toBe('Place order');
  host.replies.push(PLACED);
  await send();
  const orders = host.calls
    .filter(({ options }) => options.method === 'POST')
    .map(({ options }) => (options.body as { key: string }).key);
  expect(orders).toEqual(['a-key', 'a-key']);
  expect(host.navigated).toEqual(['/checkout/order/secret']);
});

test('a server that failed may have placed the order: the form stays, also where the cart is empty by then', async () => {
  const host = openCheckout();
  await complete();
  host.replies.push({ ...refusal('site/unavailable', 'Please try again later.'), status: 503 });
  await send();
  expect(problems().textContent).toContain('your order will not be placed twice');
  expect(host.calls).toHaveLength(1);
});

test('a shop that has closed meanwhile says so, and asks nobody to send the order again', async () => {
  const host = openCheckout();
  await complete();
  host.replies.push({ ...refusal('site/closed', 'This website is closed.'), status: 503 });
  await send();
  expect(problems().textContent).toContain('This website is closed.');
});

test('a cart of files alone is ordered with an email only', async () => {
  const host = openCheckout(sampleCheckout(sampleCart([sampleDigitalEntry()])));
  one('[name=email]').value = 'ada@example.com';
  host.replies.push(PLACED);
  await send();
  expect(host.calls[0]?.options.body).toMatchObject({ country: '', shippingOptionId: '', seenTotalCents: 1800 });
});

test('an order that is refused since its first tax needs a place now is asked for it', async () => {
  const digital = sampleCart([sampleDigitalEntry()]);
  const host = openCheckout(sampleCheckout(digital, { countries: [] }));
  one('[name=email]').value = 'ada@example.com';
  const { countries } = sampleCheckout();
  host.replies.push(
    refusal('commerce/checkout-invalid', 'One or more fields is invalid.', { country: 'Please choose a country.' }),
    cartReply({ ...digital, revision: 20, countries, isPricedByPlace: true }),
  );
  await send();
  expect(problems().querySelector('a')?.getAttribute('href')).toBe(`#${one('[name=country]').id}`);
  expect(one('[name=email]').value).toBe('ada@example.com');
});

test('an order that is refused since its cart is to be sent now is told where it can go', async () => {
  const host = openCheckout(sampleCheckout(sampleCart([sampleDigitalEntry()]), { countries: [] }));
  one('[name=email]').value = 'ada@example.com';
  const { countries } = sampleCheckout();
  host.replies.push(
    refusal('commerce/total-changed', 'The total has changed.'),
    cartReply(sampleCart(undefined, { revision: 20, countries })),
  );
  await send();
  expect(host.calls.map(({ path }) => path)).toEqual([
    '/api/commerce/checkout/orders',
    '/api/commerce/cart/cart?countries=yes',
  ]);
  const values = [...document.querySelectorAll<HTMLOptionElement>('[name=country] option')].map(({ value }) => value);
  expect([values, one('[name=email]').value]).toEqual([['', 'CA', 'US'], 'ada@example.com']);
});
