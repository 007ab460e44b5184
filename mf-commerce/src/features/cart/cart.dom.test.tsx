import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { CartView } from 'shared-types/commerce/cart';
import type { RequestResult } from 'shared-types/host/request';
import type { FormState } from 'shared-types/render';
import { COOKIE } from 'shared-types/site/cookie';
import { createFakeHost } from '../../../../tools/testing/fake-host';
import { spec } from '../../../../tools/testing/spec';
import { sampleCart, sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-store.fixture';
import { cartProps } from './cart.example';
import { strings } from './cart.strings';
import { element } from './cart.view';

const lineId = sampleEntry().id;
/** Every change has a name of its own. */
const key = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
const one = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const input = () => one<HTMLInputElement>(`[data-line="${lineId}"] [data-quantity] input`);
const total = () => one('[data-cart-total]').textContent;
const lines = () => document.querySelectorAll('[data-line]').length;

function reply(quantity: number, revision = 11): RequestResult<unknown> {
  const entries = [...(quantity > 0 ? [sampleEntry({ quantity })] : []), sampleDigitalEntry()];
  const view = sampleCart(entries, { revision });
  const items = view.cart.totalQuantity;
  const fact = { revision, items, subtotalCents: view.cart.subtotalCents };
  return { ok: true, status: 200, body: { ...view, facts: { 'commerce/cart': fact } } };
}

function refusal(code = 'commerce/line-too-many', message = 'Only 3 pieces are in stock.'): RequestResult<unknown> {
  return { ok: false, status: 409, code, message, failure: { error: message, code } };
}

/** Stops what a test has started. */
const ends: (() => void)[] = [];

/** Serves the page, lets the visitor do something with it, and only then lets the view take over. */
function open(view: CartView = sampleCart(), beforehand: () => void = () => undefined, form?: FormState) {
  const host = createFakeHost(strings, { perRequest: { return: '/cart' } });
  ends.push(host.end);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(element(cartProps(view, form), host));
  beforehand();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const mounted = render(element(cartProps(view, form), host), { container, hydrate: true });
  expect(errors).not.toHaveBeenCalled();
  return { ...mounted, host };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function type(value: string): Promise<void> {
  input().value = value;
  await act(async () => void input().dispatchEvent(new Event('change', { bubbles: true })));
}

async function click(selector: string): Promise<void> {
  await act(async () => one(selector).click());
}

beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = `${COOKIE.hasCart}=1`;
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  cleanup();
  jest.useRealTimers();
});

describe('quantities', () => {
  test('50 clicks on more make at most 2 writes; totals show at once and are confirmed', async () => {
    const { host } = open();
    host.replies.push(reply(52));
    for (let count = 0; count < 50; count += 1) await click(`[data-line="${lineId}"] [data-step="1"]`);
    expect([input().value, total(), one('.commerce-cart__subtotal').getAttribute('aria-busy')]).toEqual([
      '52',
      '$1,682.00',
      'true',
    ]);
    await pass(1000);
    expect(host.calls.map(({ path, options }) => [path, options.method, options.body])).toEqual([
      [`/api/commerce/cart/lines/${lineId}`, 'PUT', { quantity: 52, key }],
    ]);
    expect([total(), one('.commerce-cart__subtotal').getAttribute('aria-busy')]).toEqual(['$1,682.00', 'false']);
    expect(host.bus.latest('commerce/cart')).toMatchObject({ revision: 11, items: 53 });
    expect(host.said).toEqual(['Cart updated. Subtotal $1,682.00.']);
  });

  spec('CART-15', 'a refused change is undone, shown at its line, and said once', async () => {
    const { host } = open();
    host.replies.push(refusal(), reply(2, 12));
    await type('50');
    expect(total()).toBe('$1,618.00');
    await pass(1000);
    expect([input().value, total()]).toEqual(['2', '$82.00']);
    expect(one('[data-line-failure]').textContent).toBe('Unable to update quantity. Only 3 pieces are in stock.');
    expect(host.said).toEqual(['Unable to update quantity. Only 3 pieces are in stock.']);
  });

  test('after a failure the cart is read again until it arrives, and shows what the server has', async () => {
    const lost: RequestResult<unknown> = { ok: false, status: 0, code: 'site/no-reply', message: 'Unable to connect…' };
    const { host } = open();
    host.replies.push(lost, lost, reply(7, 15));
    await type('7');
    await pass(500);
    expect(input().value).toBe('2');
    await pass(5000);
    expect([input().value, total()]).toEqual(['7', '$242.00']);
    expect(host.said.filter((sentence) => sentence.startsWith('Unable'))).toHaveLength(1);
  });

  test('a good status with something else than a cart in it is a failure too', async () => {
    const { host } = open();
    host.replies.push({ ok: true, status: 200, body: { cart: 'none' } }, reply(2, 12));
    await type('3');
    await pass(1000);
    expect([input().value, host.said]).toEqual(['2', ['Unable to update quantity']]);
  });

  test('what was typed before the view was live is taken up', async () => {
    const { host } = open(sampleCart(), () => (input().value = '4'));
    host.replies.push(reply(4));
    expect([input().value, total()]).toEqual(['4', '$146.00']);
    await pass(1000);
    expect(host.calls[0]?.options.body).toEqual({ quantity: 4, key });
  });

  test('what a refused form sent back is not sent a second time', async () => {
    const form = {
      values: { lineId, quantity: '50' },
      errors: {},
      message: 'Only 3 left.',
      code: 'commerce/line-too-many',
    };
    const { host } = open(sampleCart(), undefined, form);
    expect(input().value).toBe('2');
    await pass(1000);
    expect(host.calls).toEqual([]);
  });

  test('a call that throws is reported and counts as failed; the next change is sent all the same', async () => {
    const { host } = open();
    jest.spyOn(host, 'request').mockRejectedValueOnce(new Error('boom'));
    host.replies.push(reply(2, 12));
    await type('3');
    await pass(1000);
    expect([input().value, host.records.map(({ text }) => text)]).toEqual(['2', ['boom']]);
    host.replies.push(reply(4, 13));
    await type('4');
    await pass(1000);
    expect([input().value, host.calls.at(-1)?.options.body]).toEqual(['4', { quantity: 4, key }]);
  });

  test('what is not readable goes back to the quantity of the line', async () => {
    const { host } = open();
    await type('');
    expect(input().value).toBe('2');
    await pass(1000);
    expect(host.calls).toEqual([]);
  });

  test('saving by the form sends the quantity too, and the page stays', async () => {
    const { host } = open();
    host.replies.push(reply(3));
    input().value = '3';
    const event = new Event('submit', { bubbles: true, cancelable: true });
    await act(async () => void input().form?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await pass(1000);
    expect(host.calls[0]?.options.body).toEqual({ quantity: 3, key });
  });

  test('the focus stays in the input through change, confirmation and failure', async () => {
    const { host } = open();
    host.replies.push(refusal());
    input().focus();
    await type('9');
    await pass(1000);
    expect(document.activeElement).toBe(input());
  });
});

describe('a quantity of 0', () => {
  spec(['CART-11', 'CART-14'], 'asks first', async () => {
    const { host } = open();
    host.outcomes.push('reject');
    await type('0');
    expect(host.asked).toEqual(['Setting the quantity to 0 removes Stoneware mug from your cart.']);
  });

  spec('CART-11', 'asks once where Enter is a change and a submit', async () => {
    const { host } = open();
    input().value = '0';
    await act(async () => {
      input().dispatchEvent(new Event('change', { bubbles: true }));
      input().form?.requestSubmit();
    });
    expect(host.asked).toHaveLength(1);
  });

  spec('CART-12', 'removes the line once confirmed', async () => {
    const { host } = open();
    host.outcomes.push('confirm');
    host.replies.push(reply(0));
    await type('0');
    await pass(100);
    expect(lines()).toBe(1);
    expect(host.calls[0]).toMatchObject({ path: `/api/commerce/cart/lines/${lineId}`, options: { method: 'DELETE' } });
  });

  test.each(['reject', 'cancel'] as const)('CART-13: %s keeps the line and its quantity', async (outcome) => {
    const { host } = open();
    host.outcomes.push(outcome);
    await type('0');
    await pass(1000);
    expect([lines(), input().value, total(), host.calls.length]).toEqual([2, '2', '$82.00', 0]);
  });
});

describe('removal', () => {
  test('takes the line away at once, and the focus goes to what stands in its place', async () => {
    const { host } = open();
    host.replies.push(reply(0));
    one(`[data-line="${lineId}"] [data-remove] button`).focus();
    await click(`[data-line="${lineId}"] [data-remove] button`);
    expect([lines(), total(), host.asked.length]).toEqual([1, '$18.00', 0]);
    expect(document.activeElement).toBe(one('[data-remove] button'));
    await pass(1000);
    expect(host.calls.filter(({ options }) => options.method === 'DELETE')).toHaveLength(1);
  });

  test('of the last line leaves an empty cart, and the focus on its heading', async () => {
    const { host } = open(sampleCart([sampleEntry()]));
    host.replies.push(reply(0));
    await click(`[data-remove] button`);
    expect(document.body.textContent).toContain('Your cart is empty.');
    expect(document.activeElement).toBe(one('[data-cart-title]'));
  });

  spec('CART-16', 'that fails brings the line back and says so once', async () => {
    const { host } = open();
    host.replies.push(refusal('site/internal', ''), reply(2, 12));
    await click(`[data-line="${lineId}"] [data-remove] button`);
    await pass(1000);
    expect([lines(), total()]).toEqual([2, '$82.00']);
    expect(one('[data-line-failure]').textContent).toBe('Unable to remove item');
    expect(host.said).toEqual(['Unable to remove item']);
  });
});

describe('other tabs', () => {
  test('a newer telling of the cart makes it read anew', async () => {
    const { host } = open();
    host.replies.push(reply(6, 20));
    await act(async () => host.bus.tell('commerce/cart', { revision: 20, items: 7, subtotalCents: 21_000 }));
    await pass(10);
    expect([input().value, host.calls.map(({ path }) => path)]).toEqual(['6', ['/api/commerce/cart/cart']]);
  });

  test('its own telling does not', async () => {
    const { host } = open();
    await act(async () => host.bus.tell('commerce/cart', { revision: 10, items: 3, subtotalCents: 8200 }));
    await pass(10);
    expect(host.calls).toEqual([]);
  });

  test('a telling older than what is on screen changes nothing and is asked for again', async () => {
    const { host } = open();
    host.replies.push(reply(0, 9), reply(0, 20));
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => void window.dispatchEvent(event));
    await pass(10);
    expect(lines()).toBe(2);
    await pass(5000);
    expect(lines()).toBe(1);
  });

  test('a page that comes back from the back-forward cache reads its cart anew', async () => {
    const { host } = open();
    host.replies.push(reply(0, 30));
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => void window.dispatchEvent(event));
    await pass(10);
    expect(lines()).toBe(1);
  });
});

describe('the way to the checkout', () => {
  spec('CKOUT-01', 'is gone where the browser holds a cart', async () => {
    const { host } = open();
    await click('[data-checkout]');
    expect(host.navigated).toEqual(['/commerce/goto-checkout']);
  });

  spec(['CKOUT-02', 'CKOUT-03'], 'without the cart’s cookies an alert says so and nothing is gone to', async () => {
    document.cookie = `${COOKIE.hasCart}=; max-age=0`;
    const { host } = open();
    await click('[data-checkout]');
    expect(host.asked).toEqual([
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    ]);
    expect(host.navigated).toEqual([]);
  });

  test('first sends what is waiting', async () => {
    const { host } = open();
    host.replies.push(reply(3));
    await type('3');
    await click('[data-checkout]');
    await pass(0);
    expect([host.calls[0]?.options.body, host.navigated.length]).toEqual([{ quantity: 3, key }, 1]);
  });

  test('stays where a waiting change is refused', async () => {
    const { host } = open();
    host.replies.push(refusal());
    await type('50');
    await click('[data-checkout]');
    await pass(0);
    expect([host.navigated, host.said]).toEqual([[], ['Unable to update quantity. Only 3 pieces are in stock.']]);
  });

  spec('CKOUT-04', 'closes as soon as the subtotal falls below the minimum', async () => {
    const { host } = open(sampleCart(undefined, { minimumSubtotalCents: 6000 }));
    host.replies.push(reply(1));
    await type('1');
    expect([one('[data-minimum]').textContent, one('[data-checkout]')]).toEqual([
      'To check out, your order subtotal must be $60.00 or more.',
      null,
    ]);
  });
});

test('once stopped, nothing is heard or sent any more', async () => {
  const { host, unmount } = open();
  host.end();
  await type('9');
  await act(async () => host.bus.tell('commerce/cart', { revision: 99, items: 0, subtotalCents: 0 }));
  await pass(10_000);
  expect(host.calls).toEqual([]);
  unmount();
});
