import { setTimeout as pause } from 'node:timers/promises';
import { CART_CALLS, type CartReply } from 'shared-types/commerce/cart';
import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';
import { openFaultyProxy, send, type Fault } from '../site/requests/faulty-proxy';
import { addMug } from './shopping';
import { MORE, PLACES } from './spoiled-cart';

const LONG_MS = 10_500;
const shop = openShop();
const proxy = openFaultyProxy(shop, '/api/commerce/cart/', ['GET', 'PUT']);

const late: Fault = async ({ pass, reply }) => {
  const answer = await pass();
  await pause(LONG_MS);
  send(reply, answer);
};
/** The server makes the change but the connection drops; reads pass. */
const dropped: Fault = async ({ method, pass, reply }) => {
  const answer = await pass();
  if (method === 'GET') send(reply, answer);
  else reply.destroy();
};

const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['an answer that takes ten seconds', late],
  ['a connection that drops after the change', dropped],
];

spec(
  'CART-15',
  'a cart with slow or lost responses shows the server’s state, no failure, and keeps the focus',
  async () => {
    const { page } = await shop.visit();
    await addMug(page, proxy.url);
    await PLACES.page.open(page, proxy.url);
    let pieces = 1;
    for (const [name, fault] of FAULTS) {
      proxy.spoil(fault);
      await page.focus(MORE);
      await page.keyboard.press('Enter');
      pieces += 1;
      await page.waitForFunction(
        () =>
          document.querySelector('[data-line-total]')?.getAttribute('aria-busy') === 'false' &&
          document.querySelector('.commerce-cart__subtotal')?.getAttribute('aria-busy') === 'false',
      );
      proxy.spoil();
      const seen = await page.evaluate(async (path) => {
        const cartReply = (await (await fetch(path, { headers: { accept: 'application/json' } })).json()) as CartReply;
        return {
          shown: Number(document.querySelector<HTMLInputElement>('[data-quantity] input')?.value),
          reported: cartReply.cart.entries[0]?.quantity,
          failure: document.querySelector('[data-line-failure]')?.textContent,
          focus: document.activeElement?.getAttribute('data-step'),
        };
      }, CART_CALLS.getCart.path);
      expect({ name, ...seen }).toEqual({ name, shown: pieces, reported: pieces, failure: undefined, focus: '1' });
    }
  },
);
