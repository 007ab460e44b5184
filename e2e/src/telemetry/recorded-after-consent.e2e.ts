import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { atRest } from '../browser/looks/at-rest';
import { openShop } from '../browser/open/shop';
import { forgetRecords, namesOfRecords, storedRecords } from './stored-records';

/** Beside the shop is the bistro, which asks for consent. */
const shop = openShop();

spec(
  ['CONS-28', 'CONS-35', 'ANLT-01'],
  'the bistro receives nothing before consent, everything after it, and never an identity',
  async () => {
    const { page } = await shop.visit();
    const bistro = shop.url.replace('localhost', 'bistro.localhost');
    const kinds = ['visit', 'census', 'event'] as const;
    const recorded = async () => (await Promise.all(kinds.map((kind) => storedRecords(shop, kind)))).flat();
    const lookAround = async () => {
      await page.goto(`${bistro}/vouchers/dinner-voucher`);
      await atRest(page);
      await page.goto(`${bistro}/menu`);
      await atRest(page);
      await page.$eval('[data-feature="blocks/button"] a', (element) => element.scrollIntoView());
      await atRest(page);
      await page.$eval('[data-feature="blocks/button"] a', (link) => (link as HTMLElement).click());
      await page.waitForFunction(() => location.pathname === '/book');
      await atRest(page);
    };
    await lookAround();
    expect(await recorded()).toEqual([]);
    await page.click('button[value="accepted"]');
    await page.waitForFunction(() => document.cookie.includes('CookieChoice=true'));
    // Waits for all records of the page, so that none arrives after they are deleted.
    await Promise.all([namesOfRecords(shop, 'visit', 2), namesOfRecords(shop, 'census', 2)]);
    await forgetRecords(shop);
    await lookAround();
    const expected = Object.entries({
      view: 3,
      track: 3,
      'view product page': 1,
      'button-render': 1,
      'button-click': 1,
      'form-render': 1,
    });
    const counted = async () => {
      const names = (await recorded()).map(({ name }) => name);
      return expected.map(([name]) => [name, names.filter((one) => one === name).length] as const);
    };
    await until(async () => (await counted()).every(([, count], index) => count >= (expected[index]?.[1] ?? 0)));
    expect(await counted()).toEqual(expected);
    expect(await page.evaluate(() => [document.cookie.includes('SS_'), Object.keys(localStorage)])).toEqual([
      false,
      [],
    ]);
    for (const { data } of await recorded())
      expect(data ?? {}).not.toMatchObject({ visitorId: expect.stringMatching(/./) as string });
  },
);
