import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { seedOrders } from '../../../server/src/admin/insights/insights.fixture';
import { addInvited } from '../../../server/src/admin/members/members.store';
import { PROOF_TIMEOUT_MS } from '../../../tools/testing/proof';
import { follow } from '../browser/follow';
import { axeViolations } from '../browser/looks/axe-violations';
import { cutAtTwiceTheText } from '../browser/looks/cut-at-twice-the-text';
import { overflowOf } from '../browser/looks/overflow-of';
import { pathOf } from '../browser/path-of';
import { smallTargets } from '../site/samples/small-targets';
import { crawl, OWNERS_PAGES } from './frame-links';
import { shopSiteId } from '../browser/open/shop-site-id';
import { openOwnedShop, visitAsOwner } from './visit-design';

const NAVIGATION = '.admin-frame__navigation';
const OPEN = '.admin-frame__open';
/** What shows a page of the site in the whole window has no navigation; its bar leads back. */
const WAYS_BACK: Readonly<Record<string, string>> = {
  [ADMIN_PATH.design]: ADMIN_PATH.home,
  [ADMIN_PATH.pageEditor]: ADMIN_PATH.pages,
};
/** The least share of pages that is one click away. */
const NEAR = 0.8;

const shop = openOwnedShop();
beforeAll(async () => {
  const { db } = shop.server.services;
  const id = await shopSiteId(shop);
  await seedOrders(db, id, [{ currency: 'USD', lines: [{ title: 'Mug', quantity: 1, priceCents: 2450 }] }]);
  await db.insertInto('mailing_list').values({ site_id: id, name: 'Kiln news' }).execute();
  const member = { siteId: id, email: 'ada@example.com', displayName: 'Ada', areas: [], locale: undefined };
  await addInvited(db, member);
});

const isOpen = (page: Page) => page.$eval(NAVIGATION, (navigation) => navigation.matches(':popover-open'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '');

async function everyPageIsNear(page: Page): Promise<void> {
  const crawled = await crawl(page, shop.url);
  expect([...crawled.keys()].toSorted()).toEqual(OWNERS_PAGES.toSorted());
  for (const [from, { near }] of crawled) {
    const back = WAYS_BACK[from];
    if (back !== undefined) {
      expect([from, ...near]).toContain(back);
      continue;
    }
    const others = OWNERS_PAGES.filter((one) => one !== from);
    const far = others.filter((to) => !near.has(to) && ![...near].some((one) => crawled.get(one)?.near.has(to)));
    expect([from, far]).toEqual([from, []]);
    const share = others.filter((to) => near.has(to)).length / others.length;
    expect([from, share >= NEAR]).toEqual([from, true]);
  }
}

test('from every page of the admin area every other is one or two clicks away, and most are one', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await everyPageIsNear(page);
  expect(problems).toEqual([]);
});

test('so it is on a phone without script', async () => {
  const { page } = await visitAsOwner(shop, { screen: 'phone', withScript: false });
  await everyPageIsNear(page);
});

for (const withScript of [true, false])
  test(`on a phone ${withScript ? 'with' : 'without'} script the navigation opens over the page, closes by Escape, and leads on`, async () => {
    const { page, problems } = await visitAsOwner(shop, { screen: 'phone', withScript });
    await page.goto(shop.url + ADMIN_PATH.orders);
    expect(await page.$eval(NAVIGATION, (navigation) => navigation.checkVisibility())).toBe(false);
    await page.focus(OPEN);
    await page.keyboard.press('Enter');
    expect([await isOpen(page), await focused(page)]).toEqual([true, expect.stringContaining('admin-frame__close')]);
    await page.keyboard.press('Escape');
    expect([await isOpen(page), await focused(page)]).toEqual([false, expect.stringContaining('admin-frame__open')]);
    await page.click(OPEN);
    await follow(page, `${NAVIGATION} a[href="${ADMIN_PATH.coupons}"]`);
    expect([await pathOf(page), await page.$('.frame-header')]).toEqual([ADMIN_PATH.coupons, null]);
    expect(await page.$$eval(`${NAVIGATION} [aria-current]`, (all) => all.map(({ outerHTML }) => outerHTML))).toEqual([
      expect.stringContaining(`href="${ADMIN_PATH.coupons}" aria-current="page"`),
    ]);
    expect(problems).toEqual([]);
  });

test('on a wide window the navigation stays in view, and the keyboard gets past it', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(`${shop.url}${ADMIN_PATH.products}/new`);
  await page.evaluate(() => scrollTo({ top: 10_000, behavior: 'instant' }));
  const place = () => page.$eval(NAVIGATION, (navigation) => navigation.getBoundingClientRect().toJSON() as DOMRect);
  const bar = await page.$eval('.admin-frame__bar', (one) => one.getBoundingClientRect().bottom);
  const { top, bottom } = await place();
  expect([Math.abs(Math.round(top - bar)), Math.round(bottom)]).toEqual([0, 900]);
  await page.reload();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(problems).toEqual([]);
});

test('the frame is accessible, and nothing of it is cut off, on small and wide windows, in both directions, with large text', async () => {
  const { page } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.coupons);
  for (const width of [320, 390, 1280]) {
    await page.setViewport({ width, height: 900 });
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      expect([width, direction, await overflowOf(page)]).toEqual([width, direction, []]);
      if (width < 800) await page.click(OPEN);
      expect([width, direction, await axeViolations(page)]).toEqual([width, direction, []]);
      expect([width, direction, await smallTargets(page)]).toEqual([width, direction, []]);
      if (width < 800) await page.keyboard.press('Escape');
    }
  }
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  expect(await cutAtTwiceTheText(page)).toEqual([]);
});

test(
  'every page fits in it, and is accessible',
  async () => {
    const { page, problems } = await visitAsOwner(shop);
    const crawled = [...(await crawl(page, shop.url)).values()];
    const paths = crawled.map(({ path }) => path).filter((path) => path !== ADMIN_PATH.design);
    for (const width of [320, 390, 1280]) {
      await page.setViewport({ width, height: 900 });
      for (const path of paths) {
        await page.goto(shop.url + path);
        expect([width, path, await overflowOf(page)]).toEqual([width, path, []]);
        expect([width, path, await axeViolations(page)]).toEqual([width, path, []]);
      }
    }
    expect(problems).toEqual([]);
  },
  PROOF_TIMEOUT_MS,
);
