import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { CheckoutView } from 'shared-types/commerce/checkout';
import type { RequestResult } from 'shared-types/host/request';
import { createFakeHost } from '../../../../tools/testing/fake-host';
import {
  sampleCart,
  sampleCheckout,
  sampleDigitalEntry,
  sampleEntry,
  sampleId,
} from '../../parts/sample-store/sample-store.fixture';
import { checkoutProps } from './checkout.example';
import { strings } from './checkout.strings';
import { element } from './checkout.view';

const one = <E extends HTMLElement = HTMLInputElement>(selector: string) => document.querySelector<E>(selector)!;
const total = () => one('[data-grand-total]').textContent;
const problems = () => one<HTMLElement>('[data-error-summary]');
const PLACED: RequestResult<unknown> = {
  ok: true,
  status: 200,
  body: {
    orderId: 'o',
    location: '/checkout/order/secret',
    facts: { 'commerce/cart': { revision: 11, items: 0, subtotalCents: 0 } },
  },
};
const LOST: RequestResult<unknown> = { ok: false, status: 0, code: 'site/no-reply', message: 'Unable to connect…' };

function refused(code: string, message: string, errors: Record<string, string> = {}): RequestResult<unknown> {
  return { ok: false, status: 409, code, message, failure: { error: message, code, data: { errors } } };
}

/** Stops what a test has started. */
const ends: (() => void)[] = [];

/** Serves the page, lets the visitor do something with it, and only then lets the view take over. */
function open(view: CheckoutView = sampleCheckout(), beforehand: () => void = () => undefined) {
  const host = createFakeHost(strings);
  ends.push(host.end);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(element(checkoutProps(view), host));
  beforehand();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(element(checkoutProps(view), host), { container, hydrate: true });
  expect(errors).not.toHaveBeenCalled();
  return host;
}

function fill(): void {
  const typed = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Moss',
    line1: '12 Garden Lane',
    city: 'Portland',
    zip: '97214',
  };
  for (const [name, value] of Object.entries(typed)) one(`[name=${name}]`).value = value;
}

const choose = (selector: string, value?: string) =>
  act(async () => {
    const control = one(selector);
    if (value === undefined) control.checked = true;
    else control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = () =>
  one<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const send = () => act(async () => void press());

async function complete(): Promise<void> {
  fill();
  await choose('[name=country]', 'US');
}

afterEach(() => {
  ends.splice(0).forEach((end) => end());
  cleanup();
});

test('totals follow the way it is sent, and the seen total with them', async () => {
  open();
  expect(total()).toBe('$90.50');
  await choose(`[value="${sampleId(502)}"]`);
  expect([total(), one('[name=seenTotalCents]').value]).toEqual(['$101.00', '10100']);
});

test('the country decides which ways there are, and one of them is always marked', async () => {
  open();
  await choose(`[value="${sampleId(502)}"]`);
  await choose('[name=country]', 'CA');
  const options = [...document.querySelectorAll<HTMLInputElement>('[name=shippingOptionId]')];
  expect(options.map(({ value, checked }) => [value, checked])).toEqual([[sampleId(503), true]]);
  expect(total()).toBe('$106.00');
  await choose('[name=country]', 'US');
  expect(one('[name=shippingOptionId]:checked').value).toBe(sampleId(502));
});

test('what was chosen before the view was live counts', () => {
  open(sampleCheckout(), () => {
    one('[name=email]').value = 'ada@example.com';
    one(`[value="${sampleId(502)}"]`).checked = true;
  });
  expect([one('[name=email]').value, total()]).toEqual(['ada@example.com', '$101.00']);
});

test('an order is sent once, however often the button is pressed, and leads to its page', async () => {
  const host = open();
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
    'Placing your order …',
    'true',
  ]);
});

test('what the browser knows to be wrong is said without asking the server, and takes the focus', async () => {
  const host = open();
  await send();
  expect(host.calls).toEqual([]);
  expect(document.activeElement).toBe(problems());
  expect(problems().textContent).toContain('Please write your email address.');
  expect(one('[name=email]').getAttribute('aria-invalid')).toBe('true');
});

test('what the server finds wrong stands at its field; what was typed stays', async () => {
  const host = open();
  await complete();
  host.replies.push(
    refused('commerce/checkout-invalid', 'One or more fields is invalid, please check your entries.', {
      zip: 'Please write your postal code.',
    }),
  );
  await send();
  expect(problems().querySelector('a')?.getAttribute('href')).toBe(`#${one('[name=zip]').id}`);
  expect(one('[name=firstName]').value).toBe('Ada');
  expect([one('[data-place-order]').textContent, host.navigated]).toEqual(['Place order', []]);
});

test('a changed total is shown and asked about; the next press agrees to it, with the same key', async () => {
  const host = open();
  await complete();
  const dearer = sampleCart([sampleEntry({ unitPriceCents: 3500 }), sampleDigitalEntry()], { revision: 12 });
  host.replies.push(
    refused('commerce/total-changed', 'The total has changed.'),
    { ok: true, status: 200, body: dearer },
    PLACED,
  );
  await send();
  expect(problems().textContent).toContain(
    'The total is now $96.50. Please check your order, and place it again if you agree.',
  );
  expect(total()).toBe('$96.50');
  await send();
  expect(host.calls.at(-1)?.options.body).toMatchObject({ seenTotalCents: 9650, key: 'a-key' });
  expect(host.navigated).toHaveLength(1);
});

test('a line that has sold out meanwhile is said, and the button goes', async () => {
  const host = open();
  await complete();
  const gone = sampleCart([sampleEntry({ problem: 'sold-out' })], { revision: 12 });
  host.replies.push(refused('commerce/line-sold-out', 'Stoneware mug is sold out.'), {
    ok: true,
    status: 200,
    body: gone,
  });
  await send();
  expect(problems().textContent).toContain('Stoneware mug is sold out.');
  expect(one('[data-place-order]')).toBeNull();
  expect(document.body.textContent).toContain('Some items in your cart cannot be bought as they are.');
});

test('where nobody knows whether the order arrived, sending it again is safe and said to be', async () => {
  const host = open();
  await complete();
  host.replies.push(LOST, LOST, PLACED);
  await send();
  expect(problems().textContent).toContain('your order will not be placed twice');
  await send();
  const orders = host.calls
    .filter(({ options }) => options.method === 'POST')
    .map(({ options }) => (options.body as { key: string }).key);
  expect(orders).toEqual(['a-key', 'a-key']);
  expect(host.navigated).toEqual(['/checkout/order/secret']);
});

test('a cart changed in another tab changes the totals here', async () => {
  const host = open();
  host.replies.push({ ok: true, status: 200, body: sampleCart([sampleEntry({ quantity: 1 })], { revision: 30 }) });
  await act(async () => host.bus.tell('commerce/cart', { revision: 30, items: 1, subtotalCents: 3200 }));
  expect(total()).toBe('$40.50');
});

test('a page that comes back after its order is loaded anew', async () => {
  const host = open();
  await complete();
  host.replies.push(PLACED);
  await send();
  await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(host.navigated).toEqual(['/checkout/order/secret', '/about']);
});

test('a cart of files alone is ordered with an email only', async () => {
  const host = open(sampleCheckout(sampleCart([sampleDigitalEntry()])));
  one('[name=email]').value = 'ada@example.com';
  host.replies.push(PLACED);
  await send();
  expect(host.calls[0]?.options.body).toMatchObject({ country: '', shippingOptionId: '', seenTotalCents: 1800 });
});

test('once stopped, nothing is sent any more', async () => {
  const host = open();
  await complete();
  host.end();
  await send();
  expect(host.calls).toEqual([]);
});
