import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { openChangedShop, withCookieSettings } from '../browser/open/changed-shop';
import { until } from '../../../tools/testing/until';
import { chooseCookies, isBannerShown, untilBannerShown } from './choose-cookies';
import { record } from './recording';

const shop = openChangedShop((document) => withCookieSettings(document, { isCookieBannerEnabled: true }));
const HIT = 'POST /api/census/RecordHit';

async function visit({ isByProxy = false } = {}) {
  const { page } = await shop.visit();
  await page.setExtraHTTPHeaders({ 'sec-gpc': '1' });
  if (!isByProxy)
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
  return { page, recording: await record(page, shop.url) };
}

for (const isByProxy of [false, true])
  spec(
    'CONS-28',
    `Global Privacy Control ${isByProxy ? 'of a proxy ' : ''}counts as declining, even without the restrictive policy: nothing is asked or recorded`,
    async () => {
      const { page, recording } = await visit({ isByProxy });
      for (const path of ['/', '/contact']) {
        await page.goto(shop.url + path);
        await atRest(page);
        expect(await isBannerShown(page)).toBe(false);
      }
      expect([recording.calls, await recording.cookies(), await recording.writes()]).toEqual([[], ['crumb'], []]);
      expect(await shop.server.services.db.selectFrom('consent_receipt').selectAll().execute()).toEqual([]);
    },
  );

spec(
  'CONS-29',
  'a visitor who sends it can still accept under "Cookie settings", and the receipt states that it was sent',
  async () => {
    const { page, recording } = await visit();
    await page.goto(shop.url);
    await page.click('.consent-cookie-settings__open');
    await untilBannerShown(page);
    await chooseCookies(page, 'accepted');
    await until(() => recording.calls.includes(HIT));
    expect(recording.calls).toContain(HIT);
    const { db } = shop.server.services;
    expect(await db.selectFrom('consent_receipt').select(['choice', 'shown']).execute()).toMatchObject([
      { choice: 'accepted', shown: { privacyControl: true, banner: { accept: 'Accept', decline: 'Decline' } } },
    ]);
  },
);
