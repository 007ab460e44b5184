import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { long } from '../../../tools/testing/spec';
import { seedOrders } from '../../../server/src/admin/insights/insights.fixture';
import { follow } from '../browser/follow';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { pathOf } from '../browser/path-of';
import { smallTargets } from '../site/samples/small-targets';
import { openOwnedShop, untilAt, visitAsOwner } from './visit-design';

const FIELD = '[data-search-form] input';
const DIALOG = '[data-search-dialog]';
const INPUT = `${DIALOG} [role="combobox"]`;
const CHOSEN = `${DIALOG} [role="option"][aria-selected="true"]`;

const shop = openOwnedShop();
beforeAll(async () => {
  const { db } = shop.server.services;
  const { id } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', 'fern-and-kiln')
    .executeTakeFirstOrThrow();
  const lines = [{ title: 'Mug', quantity: 1, priceCents: 2450 }];
  await seedOrders(db, id, [{ currency: 'USD', lines }]);
});

const isOpen = (page: Page) => page.$eval(DIALOG, (dialog) => dialog.matches(':modal'));
const untilLive = (page: Page) => page.waitForSelector('[data-feature="admin/frame"][data-state="live"]');

async function openByKey(page: Page): Promise<void> {
  await untilLive(page);
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
}

async function untilChosen(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) => document.querySelector(selector)?.textContent?.startsWith(wanted) === true,
    {},
    CHOSEN,
    title,
  );
}

test('Ctrl+K finds a page by another word for it, and Enter opens it; the focus returns after Escape', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.coupons);
  await page.focus('main a');
  const before = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  await openByKey(page);
  expect([await isOpen(page), await page.$eval(INPUT, (input) => input.matches(':focus'))]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  expect([await isOpen(page), await page.evaluate(() => document.activeElement?.getAttribute('href'))]).toEqual([
    false,
    before,
  ]);
  await openByKey(page);
  await page.keyboard.type('vat');
  await untilChosen(page, 'Taxes');
  await page.keyboard.press('Enter');
  await untilAt(page, ADMIN_PATH.taxes);
  // The page that was left is offered first.
  await openByKey(page);
  await untilChosen(page, 'Coupons');
  expect(problems).toEqual([]);
});

test('orders and products are found, and the last result leads to all of them', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.home);
  await openByKey(page);
  await page.keyboard.type('order 1');
  await untilChosen(page, 'Order 1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await untilAt(page, `${ADMIN_PATH.search}?q=order+1`);
  expect(await page.$$eval('.admin-search__list a', (all) => all.map(({ pathname }) => pathname))).toContain(
    `${ADMIN_PATH.orders}/1`,
  );
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

long.test('without script the field leads to a page with what is found', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.orders);
  await page.type(FIELD, 'mug');
  await follow(page, '[data-search-form] button');
  expect(await pathOf(page)).toBe(`${ADMIN_PATH.search}?q=mug`);
  expect(await page.$$('.admin-search__entry')).not.toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  expect(problems).toEqual([]);
});

long.test(
  'on a phone the search fills the window, and everything in it is accessible, in both directions',
  async () => {
    const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
    await page.goto(shop.url + ADMIN_PATH.home);
    await untilLive(page);
    await page.click('[data-search-form] button');
    await page.keyboard.type('mug');
    await page.waitForSelector(CHOSEN);
    const size = await page.$eval(DIALOG, (dialog) => {
      const { width, height } = dialog.getBoundingClientRect();
      return [width, height, innerWidth, innerHeight].map(Math.round);
    });
    expect(size.slice(0, 2)).toEqual(size.slice(2));
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      expect([direction, await axeViolations(page)]).toEqual([direction, []]);
      expect([direction, await overflowOf(page)]).toEqual([direction, []]);
      expect([direction, await smallTargets(page)]).toEqual([direction, []]);
    }
    expect(problems).toEqual([]);
  },
);
