import type { Page } from 'puppeteer';
import { brokenWords } from '../../browser/looks/broken-words';
import { SCREEN } from '../../browser/browser';
import { atTwiceTheText } from '../../browser/looks/cut-at-twice-the-text';
import { longWordProblems } from './long-words';
import { notMirrored } from './mirrored';
import { overflowOf } from '../../browser/looks/overflow-of';
import { overlappingTexts } from './overlapping-texts';
import { smallTargets } from './small-targets';

/** The narrowest supported windows: a desktop's, and 1280 × 1024 at 400 % zoom. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };
const ZOOMED = { width: 320, height: 256, deviceScaleFactor: 4 };

/** Problems in small windows: overflow, small targets, missing mirroring. Restores the page. */
export async function reflowProblems(page: Page, screen: keyof typeof SCREEN): Promise<string[]> {
  // Changing touch support would reload the page.
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

/** Compares positions on a desktop without touch, where scrollable elements rest at their start. */
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
