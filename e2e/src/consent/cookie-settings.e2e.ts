import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/axe-violations';
import { until } from '../../../tools/testing/until';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const BANNER = '.consent-cookie-banner';
const OPEN = '.consent-cookie-settings__open';
const PAGE = '/shop?page=1';

const isShown = (page: Page) => page.$eval(BANNER, (banner) => banner.checkVisibility());
const gone = (page: Page) =>
  page.waitForFunction((banner) => !document.querySelector(banner)?.checkVisibility(), {}, BANNER);
const choiceOf = async (page: Page) =>
  (await page.browserContext().cookies()).find(({ name }) => name === 'CookieChoice')?.value;
/** Chooses; the banner goes at once, and the cookie comes with the answer. */
const choose = async (page: Page, choice: 'accepted' | 'declined') => {
  await page.click(`${BANNER} button[value="${choice}"]`);
  await gone(page);
  await until(async () => (await choiceOf(page)) === String(choice === 'accepted'));
};

for (const withScript of [true, false]) {
  spec(
    ['CONS-25', 'CONS-26', 'CONS-29'],
    `who has accepted can decline later, ${withScript ? 'with' : 'without'} script`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      await page.goto(shop.url + PAGE);
      await choose(page, 'accepted');

      await page.goto(shop.url + PAGE);
      expect(await isShown(page)).toBe(false);
      await page.click(OPEN);
      await page.waitForFunction((banner) => document.querySelector(banner)?.checkVisibility(), {}, BANNER);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      await choose(page, 'declined');
      expect(page.url()).toBe(shop.url + PAGE);
      expect(problems).toEqual([]);
    },
  );
}

spec('CONS-29', 'asks in the page itself: with the keyboard, what is there stays, and Escape leads back', async () => {
  const { page } = await shop.visit();
  await page.goto(shop.url + PAGE);
  await choose(page, 'accepted');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await page.focus(OPEN);
  await page.keyboard.press('Enter');
  await page.waitForFunction((banner) => document.activeElement?.closest(banner), {}, BANNER);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.keyboard.press('Escape');
  await gone(page);
  expect(await page.evaluate((open) => document.activeElement?.matches(open), OPEN)).toBe(true);
  expect(await choiceOf(page)).toBe('true');
});
