import type { Browser, Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../tools/testing/test-server';
import { startBrowser, visit } from '../browser/browser';

let server: TestServer;
let shop: string;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), startBrowser()]);
  shop = await server.open();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Fills in what the checkout asks for, by the fields' names. */
async function fillCheckout(page: Page): Promise<void> {
  const values = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    line1: '12 Mill Lane',
    city: 'Portland',
    zip: '97201',
  };
  for (const [name, value] of Object.entries(values)) await page.type(`[name="${name}"]`, value);
  await page.select('[name="country"]', 'US');
  await page.type('[name="state"]', 'OR');
}

async function buyMug(page: Page): Promise<void> {
  await page.goto(`${shop}/shop/p/stoneware-mug`);
  await page.click('[data-add-to-cart]');
}

for (const withScript of [true, false]) {
  const manner = withScript ? 'with script' : 'without script';
  spec(
    ['PLAT-01', 'SRV-01', 'SRV-06', 'ROLE-01', ...(withScript ? ['PLAT-08'] : ['PLAT-05'])],
    `buys a mug from the shop page to the order, ${manner}`,
    async () => {
      const { page, problems, close } = await visit(browser, { withScript, screen: 'phone' });
      await page.goto(`${shop}/shop`);
      await Promise.all([page.waitForNavigation(), page.click('a[href="/shop/p/stoneware-mug"]')]);
      await page.click('[data-add-to-cart]');
      await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.trim() === '1');
      await page.goto(`${shop}/cart`);
      await Promise.all([
        page.waitForNavigation(),
        page.click('a[href^="/commerce/goto-checkout"], [formaction^="/commerce/goto-checkout"]'),
      ]);
      expect(new URL(page.url()).pathname).toBe('/checkout');
      await fillCheckout(page);
      await Promise.all([page.waitForNavigation(), page.click('[data-place-order]')]);
      expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\//);
      expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/thank/i);
      const orders = await server.services.db
        .selectFrom('customer_order')
        .selectAll()
        .where('email', '=', 'ada@example.com')
        .execute();
      expect(orders).toHaveLength(withScript ? 1 : 2);
      expect(problems).toEqual([]);
      await close();
    },
    60_000,
  );
}

spec(
  'IND-03',
  'shows the count at once, before any remote has been asked for',
  async () => {
    const { page, close } = await visit(browser);
    const remotes: string[] = [];
    page.on(
      'request',
      (request) =>
        request.url().includes('/remotes/mf-') && request.resourceType() === 'script' && remotes.push(request.url()),
    );
    await page.setRequestInterception(true);
    page.on(
      'request',
      (request) =>
        void (request.url().includes('/remotes/mf-') && request.resourceType() === 'script'
          ? request.abort()
          : request.continue()),
    );
    await buyMug(page);
    await page.waitForFunction(() => document.querySelector('[data-cart-count]')?.textContent?.trim() === '1');
    await close();
  },
  30_000,
);
