import { act } from '@testing-library/react';
import { comeBack, one } from '../../parts/in-page/go-live.fixture';
import { input, lines, openCart, pass, prepareCarts, reply, type } from './cart.fixture';

prepareCarts();

describe('other tabs', () => {
  test('a newer telling of the cart makes it read anew', async () => {
    const host = openCart();
    host.replies.push(reply(6, 20));
    await act(async () => host.bus.publish('commerce/cart', { revision: 20, items: 7, subtotalCents: 21_000 }));
    await pass();
    expect([input().value, host.calls.map(({ path }) => path)]).toEqual(['6', ['/api/commerce/cart/cart']]);
  });

  test('its own telling does not', async () => {
    const host = openCart();
    await act(async () => host.bus.publish('commerce/cart', { revision: 10, items: 3, subtotalCents: 8200 }));
    await pass();
    expect(host.calls).toEqual([]);
  });

  test('a telling older than what is on screen changes nothing and is asked for again', async () => {
    const host = openCart();
    host.replies.push(reply(0, 9), reply(0, 20));
    await comeBack();
    await pass();
    expect(lines()).toBe(2);
    await pass(5000);
    expect(lines()).toBe(1);
  });

  test('a page that comes back from the back-forward cache reads its cart anew', async () => {
    const host = openCart();
    host.replies.push(reply(0, 30));
    await comeBack();
    await pass();
    expect(lines()).toBe(1);
  });
});

test('a line that goes in another tab leaves the focus to the title, and takes it from nothing else', async () => {
  const host = openCart();
  const go = async (revision: number) => {
    host.replies.push(reply(revision === 20 ? 0 : 1, revision));
    await act(async () => host.bus.publish('commerce/cart', { revision, items: 1, subtotalCents: 1 }));
    await pass();
  };
  input().focus();
  await go(20);
  expect(document.activeElement).toBe(one('[data-cart-title]'));
  one('[data-checkout]').focus();
  await go(30);
  expect(document.activeElement).toBe(one('[data-checkout]'));
});

test('once stopped, nothing is heard or sent any more', async () => {
  const host = openCart();
  host.end();
  await type('9');
  await act(async () => host.bus.publish('commerce/cart', { revision: 99, items: 0, subtotalCents: 0 }));
  await pass(10_000);
  expect(host.calls).toEqual([]);
});
