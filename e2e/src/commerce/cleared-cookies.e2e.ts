import type { Page } from 'puppeteer';
import { openShop } from '../browser/open/shop';
import { openTab } from '../browser/open/tab';
import { addMug, untilCount } from './shopping';

const shop = openShop();

async function clearCookies(page: Page): Promise<void> {
  const context = page.browserContext();
  await context.deleteCookie(...(await context.cookies()));
}

async function untilLines(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('[data-line]').length === wanted, {}, count);
}

test('all tabs show the same cart after the cookies are cleared, and after something is added', async () => {
  const { page: cart } = await shop.visit();
  await addMug(cart, shop.url);
  await cart.goto(`${shop.url}/cart`);
  await untilLines(cart, 1);
  const other = await openTab(cart.browserContext());
  await other.goto(`${shop.url}/about`);
  await untilCount(other, 1);
  await clearCookies(other);
  await Promise.all([untilCount(cart, 0), untilCount(other, 0), untilLines(cart, 0)]);
  // A new page does not bring back what another tab still shows.
  await other.reload();
  await untilCount(other, 0);
  await addMug(other, shop.url);
  await Promise.all([untilCount(cart, 1), untilLines(cart, 1)]);
});
