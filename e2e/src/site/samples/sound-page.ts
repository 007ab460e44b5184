import type { Page } from 'puppeteer';
import { axeViolations } from '../../browser/looks/axe-violations';
import { SCREEN } from '../../browser/browser';
import { openShop } from '../../browser/open/shop';
import { spec } from '../../../../tools/testing/spec';
import { headingsOf } from './headings-of';
import { keyboardProblems } from './keyboard';
import { openPreferences, type Prefer } from './open-preferences';
import { overflowOf } from '../../browser/looks/overflow-of';
import { invisibleControls, movingParts } from './preferred-looks';
import { reflowProblems } from './reflow';
import type { SampleSite } from './sample-sites';
import { somePages } from './some-pages';
import { findOnPages } from './visit-pages';

type Screen = keyof typeof SCREEN;

/** Reduced motion, because motion is tested elsewhere and focused elements must be scrolled to at once. */
const STILL = { 'prefers-reduced-motion': 'reduce' };

interface Looked {
  readonly page: Page;
  readonly screen: Screen;
  readonly prefer: Prefer;
}

async function wordProblems({ page }: Looked): Promise<string[]> {
  return [...(await headingsOf(page)), ...(await overflowOf(page)), ...(await axeViolations(page))];
}

/** Checks that do not depend on the language: keyboard, motion, forced colours. */
async function controlProblems({ page, prefer }: Looked): Promise<string[]> {
  const moving = await movingParts(page);
  const byKeyboard = await keyboardProblems(page);
  await prefer({ ...STILL, 'forced-colors': 'active' });
  const invisible = await invisibleControls(page);
  await prefer(STILL);
  return [...moving, ...byKeyboard, ...invisible];
}

/**
 * Tests pages of a sample site, on alternating screens; the long proof uses all. Translations get checks of texts only.
 */
export function describeSoundPages(site: SampleSite, { isTranslation = false } = {}): void {
  const shop = openShop();
  const screens = Object.keys(SCREEN) as Screen[];
  for (const [turn, screen] of screens.entries()) {
    const from = isTranslation ? screens.length - 1 - turn : turn;
    const paths = somePages(site.paths, { oneOf: screens.length, from });
    spec(
      ['SRV-01', 'PLAT-08'],
      `${paths.join(' ')} on a ${screen}: accessible, one main heading, no policy broken; used by keyboard, without movement, in forced colours; fits into 320 pixels, also with long words and letters twice as large, no text over another and no word broken without need, and into a zoom of 400 %, with targets of 24 pixels; mirrored from right to left`,
      async () => {
        const { page, problems } = await shop.visit({ screen });
        const prefer = await openPreferences(page);
        await prefer(STILL);
        const looked = { page, screen, prefer };
        const check = async () => [
          ...(await wordProblems(looked)),
          ...(await reflowProblems(page, screen)),
          // Leaves the page scrolled to its last control.
          ...(isTranslation ? [] : await controlProblems(looked)),
        ];
        expect(await findOnPages(shop, page, { site: { ...site, paths }, check })).toEqual({});
        // The browser logs the 404 of the missing page.
        expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
      },
    );
  }
}
