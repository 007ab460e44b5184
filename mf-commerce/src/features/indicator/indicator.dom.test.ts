import { renderToString } from 'react-dom/server';
import { createFakeHost } from '../../../../tools/testing/host/fake-host';
import { COOKIE } from 'shared-types/site/cookie';
import { spec } from '../../../../tools/testing/spec';
import { start } from './indicator.effects';
import { examples } from './indicator.example';
import { messages } from './indicator.messages';
import { element } from './indicator.view';

function open() {
  const host = createFakeHost(messages);
  document.body.innerHTML = renderToString(element(examples.one, host));
  start(document.body, host);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  return {
    host,
    isInitialised: () => 'initialised' in (find('[data-indicator]')?.dataset ?? {}),
    count: () => find('[data-cart-count]')?.textContent,
    label: () => find('[data-cart-label]')?.textContent,
    subtotal: () => find('[data-cart-subtotal]')?.textContent,
  };
}

spec('IND-02', 'is not initialised until the first sync, then it is', () => {
  const { host, isInitialised } = open();
  expect(isInitialised()).toBe(false);
  host.bus.publish('commerce/cart', { revision: 2, items: 1, subtotalCents: 3200 });
  expect(isInitialised()).toBe(true);
});

spec(['IND-03', 'IND-04', 'IND-05'], 'each sync writes the quantity, the spoken label and the subtotal', () => {
  const { host, count, label, subtotal } = open();
  expect([count(), label(), subtotal()]).toEqual(['1', 'One item in cart', '$32.00']);
  host.bus.publish('commerce/cart', { revision: 2, items: 2, subtotalCents: 6400 });
  expect([count(), label(), subtotal()]).toEqual(['2', '2 items in cart', '$64.00']);
  host.bus.publish('commerce/cart', { revision: 3, items: 101, subtotalCents: 323_200 });
  expect([count(), label(), subtotal()]).toEqual(['100+', 'More than 100 items in cart', '$3,232.00']);
});

test('its name is what is spoken, and holds no number that only eyes see', () => {
  open();
  const link = document.querySelector('a');
  const named = [...(link?.children ?? [])].filter((child) => child.getAttribute('aria-hidden') !== 'true');
  expect([link?.hasAttribute('aria-label'), named.map(({ textContent }) => textContent)]).toEqual([
    false,
    ['One item in cart'],
  ]);
});

test('a cart whose cookies are gone is asked about once, and what there is instead is told', async () => {
  const cookieStore = new EventTarget();
  Object.assign(window, { cookieStore });
  document.cookie = `${COOKIE.hasCart}=1`;
  const { host, count } = open();
  host.bus.publish('commerce/cart', { revision: 5, items: 2, subtotalCents: 6400 });
  cookieStore.dispatchEvent(new Event('change'));
  expect(host.calls).toEqual([]);
  document.cookie = `${COOKIE.hasCart}=; max-age=0`;
  const empty = { revision: 6, items: 0, subtotalCents: 0 };
  host.replies.push(
    { ok: false, status: 503, code: 'x', message: '' },
    { ok: true, status: 200, body: { states: { 'commerce/cart': empty } } },
  );
  for (let time = 0; time < 3; time += 1) {
    cookieStore.dispatchEvent(new Event('change'));
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(host.calls.map(({ path }) => path)).toEqual(Array(2).fill('/api/commerce/cart/cart?seen=5'));
  expect([count(), host.bus.latest('commerce/cart')]).toEqual(['0', empty]);
  Object.assign(window, { cookieStore: undefined });
});

test('hears nothing once it has stopped', () => {
  const { host, count } = open();
  host.end();
  host.bus.publish('commerce/cart', { revision: 2, items: 2, subtotalCents: 6400 });
  expect(count()).toBe('1');
});
