import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const BANNER = '.consent-cookie-banner';
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
        const cookies = await page.browserContext().cookies();
        expect(cookies.find(({ name }) => name === 'CookieChoice')?.value).toBe(kept);
        await page.reload();
        expect(await isShown(page)).toBe(false);
        expect(problems).toEqual([]);
      },
    );
  }
}
