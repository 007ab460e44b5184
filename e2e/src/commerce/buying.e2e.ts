import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { openShop } from '../browser/open/shop';
import { openTab } from '../browser/open/tab';
import { addMug, goToCheckout, MUG, placeOrder, untilCount } from './shopping';
import { follow } from '../browser/follow';

const shop = openShop();

for (const withScript of [true, false]) {
  const manner = withScript ? 'with script' : 'without script';
  spec(
    ['PLAT-01', 'SRV-01', 'SRV-06', 'ROLE-01', ...(withScript ? ['PLAT-08'] : ['PLAT-05'])],
    `buys a mug from the shop page to the order, ${manner}`,
    async () => {
      const email = `ada.${withScript ? 'script' : 'plain'}@example.com`;
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      await page.goto(`${shop.url}/shop`);
      await follow(page, `a[href="${MUG}"]`);
      await page.click('[data-add-to-cart]');
      await untilCount(page, 1);
      await page.goto(`${shop.url}/cart`);
      await goToCheckout(page);
      await placeOrder(page, email);
      expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/received/i);
      expect(await countOrders(email)).toBe(1);
      expect(await linksOnPaper(page)).toEqual(['Fern & Kiln']);
      expect(problems).toEqual([]);
    },
  );
}

async function linksOnPaper(page: Page): Promise<string[]> {
  await page.emulateMediaType('print');
  return page.$$eval('a, button', (all) =>
    all.filter((one) => one.checkVisibility()).map(({ innerText }) => innerText),
  );
}

async function countOrders(email: string): Promise<number> {
  const { db } = shop.server.services;
  return (await db.selectFrom('customer_order').select('id').where('email', '=', email).execute()).length;
}

long.test(
  'an empty checkout learns where goods can be shipped once another tab has added some, and can order',
  async () => {
    const { page, problems } = await shop.visit();
    await page.goto(`${shop.url}/checkout`);
    await atRest(page);
    expect(await page.$('select[name="country"]')).toBeNull();
    const other = await openTab(page.browserContext());
    await addMug(other, shop.url);
    await page.bringToFront();
    await page.waitForSelector('select[name="country"]');
    await atRest(page);
    const countries = await page.$$eval('select[name="country"] option', (all) => all.map(({ value }) => value));
    expect(countries).toEqual(['', 'CA', 'US']);
    await placeOrder(page, 'ada.tabs@example.com');
    expect(await countOrders('ada.tabs@example.com')).toBe(1);
    expect(problems).toEqual([]);
  },
);

spec('IND-03', 'shows the count although no remote is available', async () => {
  const { page } = await shop.visit();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isRemote = request.url().includes('/remotes/mf-') && request.resourceType() === 'script';
    void (isRemote ? request.abort() : request.continue());
  });
  await addMug(page, shop.url);
});
