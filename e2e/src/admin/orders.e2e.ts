import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { seedOrders } from '../../../server/src/admin/insights/insights.fixture';
import { long, spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import { intercept } from '../browser/intercept';
import { smallTargets } from '../site/samples/small-targets';
import { shopSiteId } from '../browser/open/shop-site-id';
import { openOwnedShop, visitAsOwner } from './visit-design';
import { overflowOf } from '../browser/looks/overflow-of';

const ORDER_PATH = ADMIN_PATH.order.replace(':number', '1');
const DIALOG = 'dialog.site-dialogs';
const REFUND = 'form[data-confirm="refund"]';

const shop = openOwnedShop();
beforeAll(async () => {
  const { db } = shop.server.services;
  const id = await shopSiteId(shop);
  const lines = [{ title: 'Stoneware mug with a very long name that goes on', quantity: 2, priceCents: 2450 }];
  await seedOrders(db, id, [{ currency: 'USD', lines }]);
  const address = { firstName: 'Ada', lastName: 'Moss', line1: '12 Garden Lane', line2: '', state: 'Oregon' };
  await db
    .updateTable('customer_order')
    .set({
      email: `${'ada-moss-of-the-'.repeat(4)}garden@example.com`,
      address: JSON.stringify({ ...address, city: 'Llanfairpwllgwyn'.repeat(4), zip: '97214', country: 'US' }),
    } as never)
    .execute();
  await db
    .updateTable('order_line')
    .set({ sku: 'MUG-STONEWARE-OAT-0001' } as never)
    .execute();
  await db
    .updateTable('order_payment')
    .set({ state: 'paid', paid_cents: 4900 } as never)
    .execute();
});

const refunded = async () => {
  const payment = shop.server.services.db.selectFrom('order_payment').select('refunded_cents');
  return (await payment.executeTakeFirstOrThrow()).refunded_cents;
};

/** Table cells whose single word is broken across lines. */
function brokenIn(page: Page): Promise<string[]> {
  return page.$$eval('main table :is(thead th:not(:has(a)), td)', (cells) =>
    cells
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        return /^\S+$/.test(cell.textContent) && Math.max(...tops) > Math.min(...tops);
      })
      .map(({ textContent }) => textContent),
  );
}

async function press(page: Page, text: string): Promise<void> {
  await page.waitForSelector(`${DIALOG} button`);
  expect(await page.$eval(DIALOG, (dialog) => dialog.textContent)).toContain('Refund 9.00 USD?');
  await page.$$eval(
    `${DIALOG} button`,
    (buttons, wanted) => buttons.find(({ textContent }) => textContent === wanted)?.click(),
    text,
  );
}

for (const path of [ADMIN_PATH.orders, ORDER_PATH])
  long.test(`${path}: accessible, and nothing is cut off, on both screens and in both directions`, async () => {
    const { page, problems } = await visitAsOwner(shop);
    for (const width of [360, 1280]) {
      await page.setViewport({ width, height: 900 });
      await page.goto(shop.url + path);
      await page.$$eval('main details', (all) => all.forEach((details) => (details.open = true)));
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        expect(await axeViolations(page)).toEqual([]);
        const overflow = await overflowOf(page);
        expect([width, direction, overflow]).toEqual([width, direction, []]);
        expect([width, direction, await brokenIn(page)]).toEqual([width, direction, []]);
      }
      expect(await smallTargets(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

spec('ROLE-04', 'an owner must confirm before money moves, and sees the result at the order', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ORDER_PATH);
  await atRest(page);
  await page.$eval(REFUND, (form) => ((form.closest('details') as HTMLDetailsElement).open = true));
  await page.$eval(`${REFUND} [name="amount"]`, (input) => ((input as HTMLInputElement).value = '9.00'));
  await page.click(`${REFUND} button`);
  await press(page, 'Leave it as it is');
  await page.waitForFunction((dialog) => !document.querySelector(dialog), {}, DIALOG);
  expect(await refunded()).toBe(0);
  await page.click(`${REFUND} button`);
  await Promise.all([page.waitForNavigation(), press(page, 'Refund')]);
  expect(await refunded()).toBe(900);
  expect(await page.$eval('main [role="status"]', ({ textContent }) => textContent)).toContain('Done.');
  expect(await page.$eval('main', ({ textContent }) => textContent)).toContain('Refunded in part');
  expect(problems).toEqual([]);
});

/** Makes a refund on a page for which one script does not load. */
async function refundWithout(file: string): Promise<void> {
  const before = await refunded();
  const visit = await visitAsOwner(shop);
  const { page } = visit;
  const away = () => page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  await intercept(visit, file, () => undefined);
  await page.goto(shop.url + ORDER_PATH, { waitUntil: 'domcontentloaded' });
  await page.$eval(REFUND, (form) => ((form.closest('details') as HTMLDetailsElement).open = true));
  await page.$eval(`${REFUND} [name="amount"]`, (input) => ((input as HTMLInputElement).value = '4.00'));
  await Promise.all([away(), page.click(`${REFUND} button`)]);
  expect(await page.$eval('main [role="alert"]', ({ textContent }) => textContent)).toContain('Refund $4.00?');
  expect(await refunded()).toBe(before);
  await Promise.all([away(), page.click('form:has([name="confirmed"]) button')]);
  expect(await refunded()).toBe(before + 400);
}

spec('ROLE-04', 'the server asks before money moves if the page cannot, because the shell does not load', () =>
  refundWithout('/shell.js'),
);

long.spec('ROLE-04', 'nor does money move unasked without the order’s own script', () => refundWithout('/order.js'));
