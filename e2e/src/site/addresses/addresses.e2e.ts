import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open/shop';
import { neverTimeOut } from '../../browser/pace-timers';
import { follow } from '../../browser/follow';

const shop = openShop();

/** URLs reached without loading a document, and documents loaded, by path. */
async function followAddresses(page: Page): Promise<{ readonly within: string[]; readonly loaded: string[] }> {
  const within: string[] = [];
  const loaded: string[] = [];
  const client = await page.createCDPSession();
  await client.send('Page.enable');
  client.on('Page.navigatedWithinDocument', ({ url }) => void within.push(url));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return { within, loaded };
}

spec(
  ['ROUTE-01', 'ROUTE-04'],
  'each page is a document of its own, and nothing on a page changes its URL',
  async () => {
    const { page } = await shop.visit();
    await neverTimeOut(page);
    const { within, loaded } = await followAddresses(page);
    await page.goto(`${shop.url}/shop`);
    await follow(page, 'a[href="/shop/p/stoneware-mug"]');
    await page.click('[data-add-to-cart]');
    await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.trim() === '1');
    await page.click('[data-feature="commerce/indicator"] a');
    await page.waitForSelector('[data-drawer="cart"]');
    await follow(page, '[data-drawer="cart"] a[href="/cart"]');
    await page.focus('[data-feature="commerce/cart"] input:not([type=hidden])');
    await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
    await follow(page, 'a[href^="/commerce/goto-checkout"]');
    await page.goto(`${shop.url}/contact`);
    await page.click('[data-feature="forms/contact-form"] form button');
    await page.waitForSelector('[data-form-error]:not(:empty)');
    expect(loaded).toEqual([
      '/shop',
      '/shop/p/stoneware-mug',
      '/cart',
      '/commerce/goto-checkout',
      '/checkout',
      '/contact',
    ]);
    expect(within).toEqual([]);
  },
);
