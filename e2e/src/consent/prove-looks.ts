import type { Page } from 'puppeteer';
import type { CookieSettings } from 'shared-types/site/context';
import { atRest } from '../browser/at-rest';
import { axeViolations } from '../browser/axe-violations';
import type { SCREEN } from '../browser/browser';
import { smallTargets } from '../site/samples/small-targets';
import { spec } from '../../../tools/testing/spec';
import { outOfReach } from './out-of-reach';
import { openRestrictiveShop } from './restrictive-shop';
import { setCookieSettings } from './set-cookie-settings';
import { recordShifts, shifts } from '../browser/shifts';

const BANNER = '.consent-cookie-banner';
const PLACES = [
  ['BAR', 'TOP'],
  ['BAR', 'BOTTOM'],
  ['POPUP', 'TOP_LEFT'],
  ['POPUP', 'TOP_RIGHT'],
  ['POPUP', 'BOTTOM_LEFT'],
  ['POPUP', 'BOTTOM_RIGHT'],
] as const;
/** Of how many looks one is tried at each place, another one at the next; the long proof tries all of them at all. */
const ONE_OF = { phone: 6, desktop: 12 };

/** Every theme, call to action and accept type. */
const LOOKS = (['LIGHT', 'DARK'] as const).flatMap((cookieBannerTheme) =>
  (['TEXT', 'BUTTON', 'ICON'] as const).flatMap((cookieBannerCtaVariant) =>
    (['OPT_IN', 'OPT_IN_AND_OUT'] as const).map((cookieBannerAcceptType) => ({
      cookieBannerTheme,
      cookieBannerCtaVariant,
      cookieBannerAcceptType,
    })),
  ),
);
type Look = Pick<CookieSettings, 'cookieBannerVariant' | 'cookieBannerPosition'> & (typeof LOOKS)[number];

/** Which edges of the window the banner stands at, wherever the page is scrolled to. */
function edgesOf(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    // The page's end need not fall on a whole pixel.
    const MARGIN_PX = 17;
    scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' });
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const gaps = Object.entries({
      top: box?.top,
      bottom: clientHeight - (box?.bottom ?? 0),
      left: box?.left,
      right: clientWidth - (box?.right ?? 0),
    });
    scrollTo({ top: 0, behavior: 'instant' });
    return gaps.flatMap(([edge, gap = Infinity]) => (Math.abs(gap) <= MARGIN_PX ? [edge] : []));
  }, BANNER);
}

function expectedEdges({ cookieBannerVariant, cookieBannerPosition }: Look, screen: keyof typeof SCREEN): string[] {
  const [edge = '', side = ''] = cookieBannerPosition.toLowerCase().split('_');
  return cookieBannerVariant === 'BAR' || screen === 'phone' ? [edge, 'left', 'right'] : [edge, side];
}

/** Size, colours and weight of the choices, in words. */
function choicesOf(page: Page): Promise<string[]> {
  return page.$$eval(`${BANNER} button:not([hidden])`, (buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderTopColor, borderTopWidth, fontWeight, fontSize, textDecorationLine } =
        getComputedStyle(button);
      const look = [color, backgroundColor, borderTopColor, borderTopWidth, fontWeight, fontSize, textDecorationLine];
      return [Math.round(width), Math.round(height), ...look].join(' ');
    }),
  );
}

async function expectSound(page: Page, look: Look, screen: keyof typeof SCREEN): Promise<void> {
  const found = {
    edges: await edgesOf(page),
    outOfReach: await outOfReach(page, BANNER),
    small: await smallTargets(page),
    axe: await axeViolations(page, BANNER),
    shifts: await shifts(page),
  };
  const sound = { edges: expectedEdges(look, screen), outOfReach: [], small: [], axe: [], shifts: [] };
  expect({ look, ...found }).toEqual({ look, ...sound });
  const choices = await choicesOf(page);
  expect(choices).toHaveLength(look.cookieBannerAcceptType === 'OPT_IN' ? 1 : 2);
  expect(new Set(choices).size).toBe(1);
}

/** The tests of a file: wherever the banner stands on such a screen, and however it looks. */
export function proveLooks(screen: keyof typeof SCREEN): void {
  const shop = openRestrictiveShop({ isRestrictiveCookiePolicyEnabled: false });
  for (const [place, [cookieBannerVariant, cookieBannerPosition]] of PLACES.entries()) {
    const looks = LOOKS.filter((_, index) => process.env.PROVE || (index + place) % ONE_OF[screen] === 0);
    spec(
      ['CONS-03', 'CONS-04', 'CONS-05', 'CONS-08', 'CONS-09', 'CONS-10'],
      `on a ${screen} a ${cookieBannerVariant} at ${cookieBannerPosition} stands there whatever its look, covers nothing for good and moves nothing`,
      async () => {
        const { page, problems } = await shop.visit({ screen });
        await recordShifts(page);
        // What a font that comes late moves is no matter of where the banner stands.
        await page.goto(`${shop.url}/contact`);
        await atRest(page);
        for (const each of looks) {
          const look = { ...each, cookieBannerVariant, cookieBannerPosition };
          await setCookieSettings(shop, look);
          await page.goto(`${shop.url}/contact`);
          await atRest(page);
          await expectSound(page, look, screen);
        }
        expect(problems).toEqual([]);
      },
    );
  }
}
