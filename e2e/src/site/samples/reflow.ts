import type { Page } from 'puppeteer';
import { brokenWords } from '../../browser/looks/broken-words';
import { SCREEN } from '../../browser/browser';
import { atTwiceTheText } from '../../browser/looks/cut-at-twice-the-text';
import { longWordProblems } from './long-words';
import { notMirrored } from './mirrored';
import { overflowOf } from '../../browser/looks/overflow-of';
import { overlappingTexts } from './overlapping-texts';
import { smallTargets } from './small-targets';

/** The narrowest window pages are made for, a desktop's, and a window of 1280 × 1024 at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };
const ZOOMED = { width: 320, height: 256, deviceScaleFactor: 4 };

/** What does not fit into small windows, cannot be tapped there, or is not turned round. Leaves the page as it was. */
export async function reflowProblems(page: Page, screen: keyof typeof SCREEN): Promise<string[]> {
  // A page that is touched from now on, or no more, would be loaded again.
  const resize = (window: object = {}) => page.setViewport({ ...SCREEN[screen], ...window });
  await resize(NARROW);
  const narrow = [
    ...(await overflowOf(page)),
    ...(await overlappingTexts(page)),
    ...(await brokenWords(page)),
    ...(await smallTargets(page)),
    ...(await longWordProblems(page)),
    ...(await atTwiceTheText(page, () => overflowOf(page))),
  ];
  await resize(ZOOMED);
  const zoomed = await overflowOf(page);
  const mirrored = await mirroredProblems(page, screen, resize);
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  await resize();
  return [...narrow, ...zoomed, ...mirrored];
}

/** Places are compared in a desktop's window, and not where a finger scrolls: there, what can be scrolled rests elsewhere. */
async function mirroredProblems(
  page: Page,
  screen: keyof typeof SCREEN,
  resize: (window: object) => Promise<void>,
): Promise<string[]> {
  await resize(WIDE);
  const places = screen === 'desktop' ? await notMirrored(page) : [];
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await resize(NARROW);
  return [...places, ...(await overflowOf(page))];
}
