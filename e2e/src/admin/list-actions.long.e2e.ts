import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { seedOrders } from '../../../server/src/admin/insights/insights.fixture';
import { spec } from '../../../tools/testing/spec';
import { follow } from '../browser/follow';
import { atRest } from '../browser/looks/at-rest';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { shopSiteId } from '../browser/open/shop-site-id';
import { textOf } from '../browser/text-of';
import { smallTargets } from '../site/samples/small-targets';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const BOXES = 'tbody input[type=checkbox]';
const BAR = '.admin-data-table__bar';

beforeEach(async () => {
  const { db } = shop.server.services;
  await db.deleteFrom('customer_order').execute();
  const lines = [{ title: 'Stoneware mug', quantity: 2, priceCents: 2450 }];
  const seven = Array.from({ length: 7 }, (_, index) => ({ daysAgo: index, currency: 'USD', lines }));
  await seedOrders(db, await shopSiteId(shop), seven);
});

const fulfilled = async () => {
  const orders = shop.server.services.db
    .selectFrom('customer_order')
    .select('number')
    .where('status', '=', 'fulfilled');
  return (await orders.execute()).length;
};
const isGood = async (page: Page) =>
  expect([await axeViolations(page), await overflowOf(page), await smallTargets(page)]).toEqual([[], [], []]);
const chosenText = (page: Page) => textOf(page, '[data-chosen-count]');

/** Chooses a range of five rows, by the first and the last of them. */
async function chooseFive(page: Page): Promise<void> {
  const boxes = await page.$$(BOXES);
  await boxes[0]!.click();
  await boxes[4]!.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.keyboard.down('Shift');
  await boxes[4]!.click();
  await page.keyboard.up('Shift');
  expect(await chosenText(page)).toBe('5 selected');
}

/** True if the bar with the actions is in the window. */
const isBarInView = (page: Page) =>
  page.$eval(BAR, (bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight + 1;
  });

for (const screen of ['desktop', 'phone'] as const)
  spec(
    'ROLE-04',
    `an owner marks five orders as fulfilled and hides five products, each in one act, on a ${screen}`,
    async () => {
      const { page, problems } = await visitAsOwner(shop, { screen });
      await page.goto(`${shop.url}${ADMIN_PATH.orders}?state=unfulfilled`);
      await page.waitForSelector('[data-choose-all]:not([hidden])');
      await atRest(page);
      await isGood(page);
      await chooseFive(page);
      expect(await isBarInView(page)).toBe(true);
      await isGood(page);
      await follow(page, `${BAR} [value=fulfil]`);
      expect(await textOf(page, 'main [role=alert]')).toContain('Mark these 5 orders as fulfilled? 5 emails go out');
      await follow(page, 'form:has([name=confirmed]) button');
      expect(await textOf(page, 'main [role=status]')).toBe('5 orders are marked as fulfilled.');
      expect([await fulfilled(), (await page.$$(BOXES)).length]).toEqual([5, 2]);

      await page.goto(shop.url + ADMIN_PATH.products);
      await page.waitForSelector('[data-choose-all]:not([hidden])');
      await atRest(page);
      await isGood(page);
      await chooseFive(page);
      await follow(page, `${BAR} [value=hide]`);
      expect(await textOf(page, 'main [role=status]')).toBe('5 products hidden.');
      await page.goto(`${shop.url}${ADMIN_PATH.products}?status=hidden`);
      await page.waitForSelector('[data-choose-all]:not([hidden])');
      await page.click('[data-choose-all] input');
      await follow(page, `${BAR} [value=publish]`);
      expect(await textOf(page, 'main [role=status]')).toMatch(/^\d+ products published\.$/);
      // A question before an act comes with the status of a refusal.
      expect(problems.filter(isNoRefusal)).toEqual([]);
    },
  );

spec('ROLE-04', 'without script orders are chosen, sorted and fulfilled too', async () => {
  const { page } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.orders);
  await follow(page, 'thead th:nth-child(2) a, thead th:nth-child(3) a');
  expect(await page.$eval('thead [aria-sort]', (head) => head.getAttribute('aria-sort'))).toBe('ascending');
  const [first, second] = await page.$$(BOXES);
  await first!.click();
  await second!.click();
  await follow(page, `${BAR} [value=fulfil]`);
  await follow(page, 'form:has([name=confirmed]) button');
  expect([await fulfilled(), await textOf(page, 'main [role=status]')]).toEqual([
    2,
    '2 orders are marked as fulfilled.',
  ]);
});
