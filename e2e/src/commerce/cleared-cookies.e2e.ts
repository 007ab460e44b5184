import type { Page } from 'puppeteer';
import { openShop } from '../browser/open/shop';
import { openTab } from '../browser/open/tab';
import { addMug, untilCount } from './shopping';

const shop = openShop();

/** As somebody does who clears what the browser keeps of a site. */
async function clearCookies(page: Page): Promise<void> {
  const context = page.browserContext();
  await context.deleteCookie(...(await context.cookies()));
}

/** Waits until the cart's page shows that many lines. */
async function untilLines(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('[data-line]').length === wanted, {}, count);
}

test('all tabs show the same cart when the cookies are cleared, and when something is added after that', async () => {
  const { page: cart } = await shop.visit();
  await addMug(cart, shop.url);
  await cart.goto(`${shop.url}/cart`);
  await untilLines(cart, 1);
  const other = await openTab(cart.browserContext());
  await other.goto(`${shop.url}/about`);
  await untilCount(other, 1);
  await clearCookies(other);
  await Promise.all([untilCount(cart, 0), untilCount(other, 0), untilLines(cart, 0)]);
  // What another tab still shows does not come back with a page that is opened now.
  await other.reload();
  await untilCount(other, 0);
  await addMug(other, shop.url);
  await Promise.all([untilCount(cart, 1), untilLines(cart, 1)]);
});
