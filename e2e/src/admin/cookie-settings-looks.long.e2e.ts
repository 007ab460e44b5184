import { squaresOf } from '../../../tools/testing/matrix';
import { axeViolations } from '../browser/looks/axe-violations';
import { smallTargets } from '../site/samples/small-targets';
import { setCookieSettings } from '../consent/set-cookie-settings';
import { SETTINGS, visitCookies, write } from './visit-cookies';
import { openOwnedShop } from './visit-design';
import { overflowOf } from '../browser/looks/overflow-of';

const shop = openOwnedShop();
beforeAll(() => setCookieSettings(shop, { isCookieBannerEnabled: true }));

const TRIED = squaresOf({ screen: ['phone', 'desktop'], direction: ['ltr', 'rtl'] }, [
  { screen: 'phone', direction: 'rtl' },
  { screen: 'desktop', direction: 'ltr' },
]);

test.each(TRIED)(
  'is accessible, and nothing is cut off on a $screen, $direction, with long words too',
  async ({ screen, direction }) => {
    const { page } = await visitCookies(shop, { screen });
    await write(page, 'cookieBannerText', `<p>${'x'.repeat(300)}</p>`);
    await page.$eval(`${SETTINGS} [data-field-error="cookieBannerText"]`, (place) => {
      place.textContent = `Saved meanwhile: <p>${'y'.repeat(300)}</p>`;
    });
    if (screen === 'phone') await page.click('[data-show]');
    await page.waitForSelector('.consent-cookie-banner[inert]:not([hidden])');
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  },
);
