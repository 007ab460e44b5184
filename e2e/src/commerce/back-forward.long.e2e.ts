/** @needs-windows */
import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import type { Visit } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { countReturns, untilRestored } from '../browser/back-forward';
import { addMug, MUG, untilCount } from './shopping';

const shop = openShop();

/**
 * A visitor whose documents count their returns, without the storage of telemetry: Chromium throws a page out that is still
 * writing there when the one before it, which comes back, reads.
 */
async function visit(): Promise<Visit> {
  const opened = await shop.visit();
  await countReturns(opened.page);
  await opened.page.evaluateOnNewDocument(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  return opened;
}

/** Goes back, and makes sure that the page is the one that was left. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await untilRestored(page, path);
}

spec('IND-03', 'a page the visitor comes back to shows what is in the cart now', async () => {
  const { page, problems } = await visit();
  await page.goto(`${shop.url}/shop`);
  await atRest(page);
  await addMug(page, shop.url);
  // A page that is still busy as it is left may not be kept.
  await atRest(page);
  await goBackTo(page, '/shop');
  await untilCount(page, 1);

  await page.goForward();
  await untilRestored(page, MUG);
  await page.click('[data-add-to-cart]');
  await untilCount(page, 2);
  expect(problems).toEqual([]);
});

spec('IND-03', 'a page the browser did not keep shows it too', async () => {
  const { page } = await visit();
  await page.goto(`${shop.url}/shop`);
  // A page that wants to know of its end is not kept.
  await page.evaluate(() => addEventListener('unload', () => undefined));
  await atRest(page);
  await addMug(page, shop.url);
  await page.goBack();
  await untilCount(page, 1);
  expect(await page.evaluate(() => window.restored)).toBeUndefined();
});

test('the cart shows what was added since', async () => {
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
