/** @needs-windows */
import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import type { Visit } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { countReturns, untilRestored } from '../browser/back-forward';
import { addMug, MUG, untilCount } from './shopping';

const shop = openShop();

/** Telemetry storage is off, because Chromium evicts a cached page that still holds a transaction. */
async function visit(): Promise<Visit> {
  const opened = await shop.visit();
  await countReturns(opened.page);
  await opened.page.evaluateOnNewDocument(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  return opened;
}

async function goBackTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await untilRestored(page, path);
}

spec('IND-03', 'a restored page shows the current cart', async () => {
  const { page, problems } = await visit();
  await page.goto(`${shop.url}/shop`);
  await atRest(page);
  await addMug(page, shop.url);
  // A busy page may not be cached.
  await atRest(page);
  await goBackTo(page, '/shop');
  await untilCount(page, 1);

  await page.goForward();
  await untilRestored(page, MUG);
  await page.click('[data-add-to-cart]');
  await untilCount(page, 2);
  expect(problems).toEqual([]);
});

spec('IND-03', 'a page that the browser did not cache shows it too', async () => {
  const { page } = await visit();
  await page.goto(`${shop.url}/shop`);
  // A page with an `unload` listener is not cached.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await atRest(page);
  await addMug(page, shop.url);
  await page.goBack();
  await untilCount(page, 1);
  expect(await page.evaluate(() => window.restored)).toBeUndefined();
});

test('the cart shows what was added in the meantime', async () => {
  const { page } = await visit();
  await addMug(page, shop.url);
  await page.goto(`${shop.url}/cart`);
  await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
  await atRest(page);
  await addMug(page, shop.url, 2);
  await goBackTo(page, '/cart');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-line] [name="quantity"]')?.value === '2',
  );
});
