import { spec } from '../../../../tools/testing/spec';
import { chooseCookies } from '../../consent/choose-cookies';
import { record } from '../../consent/recording';
import { setCookieSettings } from '../../consent/set-cookie-settings';
import { openPopupShop, POPUP, recordOf, untilDecided } from './popup-site';
import { withCookieSettings } from '../../browser/open/changed-shop';
import { openTab } from '../../browser/open/tab';

const shop = openPopupShop({}, (document) =>
  withCookieSettings(document, { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true }),
);

spec('CONS-35', 'before a choice the popup stays away and nothing of it is stored; after a yes it shows', async () => {
  const { page, problems } = await shop.visit();
  const recording = await record(page, shop.url);
  await page.goto(`${shop.url}/about`);
  await untilDecided(page);
  expect([await page.$(POPUP), await recording.writes()]).toEqual([null, []]);
  await chooseCookies(page, 'accepted');
  await page.waitForSelector(POPUP);
  await page.keyboard.press('Escape');
  expect(await recordOf(page)).toMatchObject({ version: 1, submitted: false });
  expect(problems).toEqual([]);
});

spec('CONS-35', 'after declining it does not show, here or on the next page, and nothing is stored', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await chooseCookies(page, 'declined');
  for (const path of ['/about', '/shop']) {
    await page.goto(shop.url + path);
    await untilDecided(page);
    expect([await page.$(POPUP), await recordOf(page)]).toEqual([null, null]);
  }
});

test('consent withdrawn in another tab makes the browser forget it', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await chooseCookies(page, 'accepted');
  await page.waitForSelector(POPUP);
  await page.keyboard.press('Escape');
  expect(await recordOf(page)).not.toBeNull();
  const other = await openTab(page.browserContext());
  await other.goto(`${shop.url}/about?cookie-settings`);
  await chooseCookies(other, 'declined');
  await page.waitForFunction(() => localStorage.length === 0);
  expect(await recordOf(page)).toBeNull();
});

test('with the absolute policy it never shows', async () => {
  await setCookieSettings(shop, { isRestrictiveCookiePolicyAbsolute: true });
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/about`);
  await chooseCookies(page, 'accepted');
  await untilDecided(page);
  expect([await page.$(POPUP), await recordOf(page)]).toEqual([null, null]);
});
