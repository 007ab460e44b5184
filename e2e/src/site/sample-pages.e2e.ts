import axe from 'axe-core';
import type { Browser, Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/test-server';
import { SCREEN, startBrowser, visit } from '../browser/browser';

const TEST_MS = 60_000;
const PATHS = [
  '/',
  '/shop',
  '/shop/p/stoneware-mug',
  '/shop/p/linen-apron',
  '/shop/p/field-guide',
  '/shop/p/gift-card',
  '/cart',
  '/checkout',
  '/contact',
  '/gallery',
  '/about',
  '/nowhere',
];

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

/** What axe finds, as one line a rule and place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const screen of Object.keys(SCREEN) as (keyof typeof SCREEN)[]) {
  spec(
    'SRV-01',
    `every sample page is accessible, fits the ${screen} and breaks no policy`,
    async () => {
      const { page, problems, close } = await visit(browser, { screen });
      for (const path of PATHS) {
        await page.goto(shop + path, { waitUntil: 'networkidle0' });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({ path, overflow, violations: await violations(page) }).toEqual({ path, overflow: 0, violations: [] });
      }
      // The browser itself says that the page for nothing was answered with 404.
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      await close();
    },
    TEST_MS,
  );
}

spec('SRV-01', 'the pages checks from outside rely on are there', async () => {
  const { page, close } = await visit(browser, { withScript: false });
  await page.goto(shop);
  expect(await page.$('h1')).not.toBeNull();
  expect(await page.$('form')).not.toBeNull();
  await page.goto(shop.replace('localhost', '127.0.0.1'));
  expect(await page.$('h1')).not.toBeNull();
  await page.goto(`${shop}/shop/p/stoneware-mug`);
  expect(await page.$eval('[data-add-to-cart]', (button) => button.textContent)).toBe('Add to cart');
  expect(await page.$$('[data-cart-count]')).toHaveLength(1);
  await close();
});
