import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/at-rest';
import { axeViolations } from '../browser/axe-violations';
import { SCREEN } from '../browser/browser';
import { openRestrictiveShop } from './restrictive-shop';
import { recordShifts, shifts } from '../browser/shifts';

const shop = openRestrictiveShop();
const BANNER = '.consent-cookie-banner';

for (const screen of Object.keys(SCREEN) as (keyof typeof SCREEN)[]) {
  spec('CONS-23', `on a ${screen} the banner is in the first HTML, moves nothing and is accessible`, async () => {
    const { page } = await shop.visit({ screen });
    await recordShifts(page);
    await page.goto(shop.url);
    await atRest(page);
    const [accept, decline] = await page.$$eval(`${BANNER} button`, (buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ height, width }) => ({ height, width })),
    );
    expect(Math.min(accept?.height ?? 0, decline?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await axeViolations(page, BANNER)).toEqual([]);
    expect(await shifts(page)).not.toContain('banner');
    const before = (await shifts(page)).length;
    await page.click('button[value="declined"]');
    await page.waitForFunction((banner) => !document.querySelector(banner)?.checkVisibility(), {}, BANNER);
    expect((await shifts(page)).slice(before)).toEqual([]);
  });
}

spec('CONS-32', 'a photograph of the page has no banner', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/?sqsscreenshot=true`);
  expect(await page.$(BANNER)).toBeNull();
});
