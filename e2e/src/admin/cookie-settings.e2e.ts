import { long, spec } from '../../../tools/testing/spec';
import { untilShown } from '../browser/until-shown';
import { BANNER } from '../consent/choose-cookies';
import { bannerOfVisitor, bannerOn, choose, SAVE, NOTICE, visitCookies, write } from './visit-cookies';
import { openOwnedShop } from './visit-design';
import { openTab } from '../browser/open/tab';

const shop = openOwnedShop();

spec(
  ['CONS-29', 'CONS-30', 'CONS-33', 'CONS-34', 'BUS-01', 'BUS-02'],
  'an owner changes the banner, previews it at once, saves, and the next page of a visitor has it',
  async () => {
    const { page, problems } = await visitCookies(shop);
    await page.$eval('input[name="isCookieBannerEnabled"]', (box) => box.checked || box.click());
    await choose(page, 'cookieBannerVariant', 'POPUP');
    await choose(page, 'cookieBannerTheme', 'LIGHT');
    await write(page, 'cookieBannerText', '<p>Tried <em>out</em></p>');
    await page.waitForFunction(
      (banner) => document.querySelector(`${banner} [data-text] em`)?.textContent === 'out',
      {},
      BANNER,
    );
    const tried = await bannerOn(page);
    expect(tried).toEqual({
      look: expect.stringMatching(/--popup .*--bottom-left .*--light/),
      text: 'Tried out',
      isInert: true,
    });
    // Visitors do not see unsaved settings.
    const visit = await shop.visit();
    await visit.page.goto(`${shop.url}/about`);
    expect(await visit.page.content()).not.toContain('Tried');

    await page.click(SAVE);
    await untilShown(page, 'Saved. Visitors get the changes', NOTICE);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-form-message'))).toBe(true);
    expect(await bannerOfVisitor(shop)).toEqual({ ...tried, isInert: false });
    // A reload shows the saved settings, without a warning.
    await page.reload();
    expect(await page.$eval('main', (main) => main.textContent)).toContain('Last saved by owner');
    expect(problems).toEqual([]);
  },
);

long.spec(
  'CONS-31',
  'the preview ends by its button and with the page, also on other pages of the admin area',
  async () => {
    const { page } = await visitCookies(shop);
    const other = await openTab(page.browserContext());
    await other.goto(`${shop.url}/about?noredirect`);
    // The file that starts features also connects the tab to others.
    await other.waitForSelector('[data-feature="consent/cookie-banner"][data-state="live"]');
    await page.bringToFront();
    await page.click('[data-show]');
    await page.waitForSelector(`${BANNER}[inert]:not([hidden])`);
    await other.waitForSelector(`${BANNER}[inert]:not([hidden])`);
    await page.click('[data-show]');
    await other.waitForSelector(`${BANNER}:not([inert])`);
    await page.click('[data-show]');
    await other.waitForSelector(`${BANNER}[inert]`);
    await page.goto(`${shop.url}/config/`);
    await other.waitForSelector(`${BANNER}:not([inert])`);
  },
);

long.spec(['CONS-06', 'CONS-07'], 'the position follows the variant, by keyboard alone', async () => {
  const { page } = await visitCookies(shop);
  await choose(page, 'cookieBannerVariant', 'BAR');
  await page.focus('select[name="cookieBannerVariant"]');
  await page.keyboard.press('ArrowDown');
  const position = () => page.$eval('select[name="cookieBannerPosition"]', (select) => select.value);
  expect(await position()).toMatch(/_LEFT$/);
  await page.keyboard.press('ArrowUp');
  expect(await position()).toMatch(/^(TOP|BOTTOM)$/);
});
