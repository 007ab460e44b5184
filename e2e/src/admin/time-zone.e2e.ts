import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COUPON_EDITOR_CALLS } from 'shared-types/admin/store/coupon-editor';
import { SETTINGS_CALLS } from 'shared-types/admin/settings';
import { long } from '../../../tools/testing/spec';
import { seedOrders } from '../../../server/src/admin/insights/insights.fixture';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { follow } from '../browser/follow';
import { pathOf } from '../browser/path-of';
import { writeIn } from '../browser/write-in';
import { openOwnedShop, visitAsOwner } from './visit-design';

const SETTINGS = `form[action="${SETTINGS_CALLS.saveSettings.path}"]`;
const COUPON = `form[action="${COUPON_EDITOR_CALLS.saveCoupon.path}"]`;

const shop = openOwnedShop();
beforeAll(async () => {
  const { db } = shop.server.services;
  const { id } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', 'fern-and-kiln')
    .executeTakeFirstOrThrow();
  const lines = [{ title: 'Mug', quantity: 1, priceCents: 2450 }];
  await seedOrders(db, id, [{ currency: 'USD', lines }], Date.parse('2026-11-21T20:00:00Z'));
});

const textOf = async (page: Page) => (await page.$eval('main', (main) => main.innerText)).replaceAll('\u202f', ' ');

for (const withScript of [true, false])
  test(`${withScript ? 'with' : 'without'} script the time zone is set, and times are in it`, async () => {
    const { page, problems } = await visitAsOwner(shop, { withScript });
    await page.goto(shop.url + ADMIN_PATH.settings);
    await page.select(`${SETTINGS} [name=timeZone]`, 'Australia/Adelaide');
    await follow(page, `${SETTINGS} [type=submit]`);
    expect((await pathOf(page)).startsWith(ADMIN_PATH.settings)).toBe(true);
    expect(await textOf(page)).toContain('GMT+10:30');
    await page.goto(shop.url + ADMIN_PATH.orders);
    expect(await textOf(page)).toContain('November 22, 2026 at 6:30 AM GMT+10:30');
    expect(await textOf(page)).toContain('Days begin at midnight in Australia/Adelaide.');
    expect(problems).toEqual([]);
  });

long.test('a coupon’s times are picked, and one that is partly filled in is not sent as no limit', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(`${shop.url}${ADMIN_PATH.coupons}/new`);
  await writeIn(page, `${COUPON} [name=code]`, 'EVE');
  await writeIn(page, `${COUPON} [name=rate]`, '10');
  await page.focus(`${COUPON} [name=until]`);
  await page.keyboard.type('12');
  await page.click(`${COUPON} [type=submit]`);
  expect(await page.$eval(`${COUPON} [name=until]`, (input) => (input as HTMLInputElement).validity.badInput)).toBe(
    true,
  );
  expect(await pathOf(page)).toBe(`${ADMIN_PATH.coupons}/new`);
  await page.$eval(`${COUPON} [name=until]`, (input) => ((input as HTMLInputElement).value = '2026-12-24T18:00'));
  await follow(page, `${COUPON} [type=submit]`);
  expect(await page.$eval(`${COUPON} [name=until]`, (input) => (input as HTMLInputElement).value)).toBe(
    '2026-12-24T18:00',
  );
  expect(problems).toEqual([]);
});

long.test('the page of settings is accessible, and fits', async () => {
  const { page } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.settings);
  for (const width of [320, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await axeViolations(page), await overflowOf(page)]).toEqual([width, [], []]);
  }
});
