/** @needs-firefox */
import { untilQuiet } from '../../browser/until-quiet';
import { spec } from '../../../../tools/testing/spec';
import { openRestrictiveShop } from '../../consent/restrictive-shop';

const shop = openRestrictiveShop();
const BANNER = '.consent-cookie-banner';

for (const [choice, kept] of [
  ['accepted', 'true'],
  ['declined', 'false'],
] as const) {
  spec(
    ['CONS-23', 'CONS-25'],
    `in Firefox the banner goes when it is ${choice}, stays away, and is there before`,
    async () => {
      const { page, problems } = await shop.visit({ screen: 'phone' });
      await page.goto(`${shop.url}/shop`);
      expect(await page.$eval(BANNER, (banner) => banner.checkVisibility())).toBe(true);
      await page.click(`button[value="${choice}"]`);
      await page.waitForFunction((banner) => !document.querySelector(banner)?.checkVisibility(), {}, BANNER);
      const cookies = await page.browserContext().cookies();
      expect(cookies.find(({ name }) => name === 'CookieChoice')?.value).toBe(kept);
      // Firefox tells of a file it was loading when the page is left as of one with a wrong hash.
      await untilQuiet(page);
      await page.reload();
      expect(await page.$eval(BANNER, (banner) => banner.checkVisibility())).toBe(false);
      expect(problems).toEqual([]);
    },
  );
}
