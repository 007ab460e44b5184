import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { BANNER, chooseCookies, isBannerShown, keptChoice, untilBannerGone, untilBannerShown } from './choose-cookies';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const OPEN = '.consent-cookie-settings__open';
const PAGE = '/shop?page=1';

for (const withScript of [true, false]) {
  spec(
    ['CONS-25', 'CONS-26', 'CONS-29'],
    `a visitor who has accepted can decline later, ${withScript ? 'with' : 'without'} script`,
    async () => {
      const { page, problems } = await shop.visit({ withScript, screen: 'phone' });
      await page.goto(shop.url + PAGE);
      await chooseCookies(page, 'accepted');

      await page.goto(shop.url + PAGE);
      expect(await isBannerShown(page)).toBe(false);
      await page.click(OPEN);
      await untilBannerShown(page);
      if (withScript) expect(await axeViolations(page)).toEqual([]);
      await chooseCookies(page, 'declined');
      expect(page.url()).toBe(shop.url + PAGE);
      expect(problems).toEqual([]);
    },
  );
}

spec('CONS-29', 'opens in the page itself: by keyboard, without reloading, and Escape returns', async () => {
  const { page } = await shop.visit();
  await page.goto(shop.url + PAGE);
  await chooseCookies(page, 'accepted');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await page.focus(OPEN);
  await page.keyboard.press('Enter');
  await page.waitForFunction((banner) => document.activeElement?.closest(banner), {}, BANNER);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.keyboard.press('Escape');
  await untilBannerGone(page);
  expect(await page.evaluate((open) => document.activeElement?.matches(open), OPEN)).toBe(true);
  expect(await keptChoice(page)).toBe('true');
});
