import { CART_CALLS } from 'shared-types/commerce/cart';
import { setServerTime } from '../../../tools/testing/server/test-server';
import { follow } from '../browser/follow';
import { openShop } from '../browser/open/shop';
import { openFaultyProxy } from '../site/requests/faulty-proxy';
import { LOST } from '../site/requests/faults';
import { addMug, fillInCheckout, goToCheckout, untilCount } from './shopping';

const A_MINUTE = 60_000;
const shop = openShop();
const proxy = openFaultyProxy(shop);

async function countOrders(email: string): Promise<number> {
  const { db } = shop.server.services;
  return (await db.selectFrom('customer_order').select('id').where('email', '=', email).execute()).length;
}

test('an order whose response was lost is found by pressing again, though the page knows that its cart is gone', async () => {
  const email = 'lost.answer@example.com';
  const { page } = await shop.visit();
  await addMug(page, proxy.url);
  await page.goto(`${proxy.url}/cart`);
  await goToCheckout(page);
  await fillInCheckout(page, email);
  await page.waitForFunction(() => !document.querySelector('[data-place-order][aria-disabled=true]'));
  proxy.spoil(LOST['arrives, and nothing comes back']?.fault);
  await page.click('[data-place-order]');
  await page.waitForFunction(() => /will not be placed twice/.test(document.querySelector('main')?.innerText ?? ''));
  proxy.spoil();
  expect(await countOrders(email)).toBe(1);

  // A minute later the network returns, and with it the cart's state.
  const later = Date.now() + A_MINUTE;
  setServerTime(() => later);
  await page.setOfflineMode(true);
  const read = page.waitForResponse((response) => new URL(response.url()).pathname === CART_CALLS.getCart.path);
  await page.setOfflineMode(false);
  await read;
  await untilCount(page, 0);
  await follow(page, '[data-place-order]');
  expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\//);
  expect(await countOrders(email)).toBe(1);
});
