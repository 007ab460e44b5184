import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const BANNER = '.consent-cookie-banner';
const keptChoice = async (page: Page) =>
  (await page.browserContext().cookies()).find(({ name }) => name === 'CookieChoice')?.value;
const isShown = (page: Page) => page.$eval(BANNER, (banner) => banner.checkVisibility());

for (const [choice, kept] of [
  ['accepted', 'true'],
  ['declined', 'false'],
] as const) {
  for (const withScript of [true, false]) {
    spec(
      ['CONS-23', 'CONS-24', 'CONS-25', 'CONS-26', 'PLAT-08'],
      `${choice} ${withScript ? 'with' : 'without'} script: the banner goes, and stays away`,
      async () => {
        const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
        await page.goto(`${shop.url}/shop?page=1`);
        expect(await isShown(page)).toBe(true);
        await page.click(`button[value="${choice}"]`);
        await page.waitForFunction((banner) => !document.querySelector(banner)?.checkVisibility(), {}, BANNER);
        expect(page.url()).toContain('/shop?page=1');
        // The banner goes at once, and the cookie comes with the answer.
        await until(async () => (await keptChoice(page)) !== undefined);
        expect(await keptChoice(page)).toBe(kept);
        await page.reload();
        expect(await isShown(page)).toBe(false);
        expect(problems).toEqual([]);
      },
    );
  }
}
