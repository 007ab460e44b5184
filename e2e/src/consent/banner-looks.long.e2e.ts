import type { Page } from 'puppeteer';
import type { CookieSettings } from 'shared-types/site/context';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import type { SCREEN } from '../browser/browser';
import { openChangedShop, withCookieSettings } from '../browser/open/changed-shop';
import { smallTargets } from '../site/samples/small-targets';
import { squaresOf } from '../../../tools/testing/matrix';
import { PROOF_TIMEOUT_MS } from '../../../tools/testing/proof';
import { spec } from '../../../tools/testing/spec';
import { outOfReach } from './out-of-reach';
import { setCookieSettings } from './set-cookie-settings';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { BANNER } from './choose-cookies';

const SIDES = {
  screen: ['phone', 'desktop'],
  place: ['BAR TOP', 'BAR BOTTOM', 'POPUP TOP_LEFT', 'POPUP TOP_RIGHT', 'POPUP BOTTOM_LEFT', 'POPUP BOTTOM_RIGHT'],
  theme: ['LIGHT', 'DARK'],
  action: ['TEXT', 'BUTTON', 'ICON'],
  accept: ['OPT_IN', 'OPT_IN_AND_OUT'],
} as const;

/** Every position, and every other part of the appearance on both screens. */
const TRIED = squaresOf(SIDES, [
  { screen: 'phone', place: 'BAR TOP', theme: 'LIGHT', action: 'TEXT', accept: 'OPT_IN' },
  { screen: 'phone', place: 'BAR BOTTOM', theme: 'DARK', action: 'ICON', accept: 'OPT_IN_AND_OUT' },
  { screen: 'phone', place: 'POPUP TOP_RIGHT', theme: 'DARK', action: 'BUTTON', accept: 'OPT_IN_AND_OUT' },
  { screen: 'desktop', place: 'BAR BOTTOM', theme: 'LIGHT', action: 'BUTTON', accept: 'OPT_IN_AND_OUT' },
  { screen: 'desktop', place: 'POPUP TOP_LEFT', theme: 'DARK', action: 'TEXT', accept: 'OPT_IN_AND_OUT' },
  { screen: 'desktop', place: 'POPUP BOTTOM_LEFT', theme: 'LIGHT', action: 'ICON', accept: 'OPT_IN' },
  { screen: 'desktop', place: 'POPUP BOTTOM_RIGHT', theme: 'DARK', action: 'BUTTON', accept: 'OPT_IN_AND_OUT' },
]);

type Look = Pick<
  CookieSettings,
  | 'cookieBannerVariant'
  | 'cookieBannerPosition'
  | 'cookieBannerTheme'
  | 'cookieBannerCtaVariant'
  | 'cookieBannerAcceptType'
>;

function lookOf({ place, theme, action, accept }: (typeof TRIED)[number]): Look {
  const [variant, position] = place.split(' ');
  return {
    cookieBannerVariant: variant as Look['cookieBannerVariant'],
    cookieBannerPosition: position as Look['cookieBannerPosition'],
    cookieBannerTheme: theme,
    cookieBannerCtaVariant: action,
    cookieBannerAcceptType: accept,
  };
}

/** Edges of the window where the banner is, at any scroll position. */
function edgesOf(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    // The end of the page need not be on a whole pixel.
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

const POLICY = { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: false };
const shop = openChangedShop((document) => withCookieSettings(document, POLICY), {
  trustedProxies: ['127.0.0.1', '::1'],
});

for (const screen of SIDES.screen)
  spec(
    ['CONS-03', 'CONS-04', 'CONS-05', 'CONS-08', 'CONS-09', 'CONS-10'],
    `on a ${screen} the banner has its position in any style, covers nothing permanently and shifts nothing`,
    async () => {
      const { page, problems } = await shop.visit({ screen });
      await recordShifts(page);
      // Caches fonts, whose arrival would shift the page.
      await page.goto(`${shop.url}/contact`);
      await atRest(page);
      for (const [number, look] of TRIED.filter((square) => square.screen === screen)
        .map(lookOf)
        .entries()) {
        await setCookieSettings(shop, look);
        // Each visit has its own IP address, because telemetry is limited per address.
        await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.0.${number}` });
        await page.goto(`${shop.url}/contact`);
        await atRest(page);
        await expectSound(page, look, screen);
      }
      expect(problems).toEqual([]);
    },
    PROOF_TIMEOUT_MS,
  );
