import type { Browser, Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/test-server';
import { startBrowser, visit } from '../browser/browser';

const TEST_MS = 60_000;

let server: TestServer;
let shop: string;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), startBrowser()]);
  shop = await server.open();
}, TEST_MS);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Addresses the page came to without loading a document, and the documents it loaded, by path. */
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

async function follow(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}

spec(
  ['ROUTE-01', 'ROUTE-04'],
  'each page is a document of its own, and nothing on a page changes its address',
  async () => {
    const { page, close } = await visit(browser);
    const { within, loaded } = await followAddresses(page);
    await page.goto(`${shop}/shop`);
    await follow(page, 'a[href="/shop/p/stoneware-mug"]');
    await page.click('[data-add-to-cart]');
    await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.trim() === '1');
    await follow(page, '[data-feature="commerce/indicator"] a');
    await page.focus('[data-feature="commerce/cart"] input');
    await page.waitForSelector('[data-feature="commerce/cart"][data-state="live"]');
    await follow(page, 'a[href^="/commerce/goto-checkout"]');
    await page.goto(`${shop}/contact`);
    await page.click('form button:not([name])');
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
    await close();
  },
  TEST_MS,
);
