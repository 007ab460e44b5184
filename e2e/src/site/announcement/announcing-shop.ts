import type { Page } from 'puppeteer';
import { ANNOUNCEMENT_ELEMENT_ID, type Announcement } from 'shared-types/site/page/announcement-bar';
import type { SiteDocument } from 'shared-types/site/site-document';
import { ANNOUNCEMENT, withAnnouncement } from '../../../../tools/testing/site/with-announcement';
import { openChangedShop, withCookieSettings } from '../../browser/open/changed-shop';
import type { Shop } from '../../browser/open/shop';

/** The bar. */
export const BAR = `#${ANNOUNCEMENT_ELEMENT_ID}`;
/** Its button. */
export const CLOSE = `${BAR} button`;
/** What one reads in it. */
export const TEXT = `${ANNOUNCEMENT.text} ${ANNOUNCEMENT.link?.title}`;

/** The sample shop with an announcement, and changed further. */
export function openAnnouncingShop(
  changes: Partial<Announcement> = {},
  change = (shop: SiteDocument): SiteDocument => shop,
): Shop {
  return openChangedShop((document) => change(withAnnouncement(document, changes)));
}

/** No cookie banner: its feature goes live on every page by itself, and is not what is looked at here. */
export function withoutBanner(document: SiteDocument): SiteDocument {
  return withCookieSettings(document, { isCookieBannerEnabled: false });
}

/** What a visitor sees of the bar: its words, or nothing. */
export function seenOf(page: Page): Promise<string> {
  return page.evaluate((selector) => {
    const bar = document.querySelector(selector);
    return bar?.checkVisibility() ? (bar.querySelector('p')?.textContent ?? '').trim() : '';
  }, BAR);
}

/**
 * Records on the pages opened from now on whether the bar was seen on one that somebody has come to, from its first frame
 * on: a blink is seen too.
 */
export async function recordSights(page: Page): Promise<() => Promise<number>> {
  await page.evaluateOnNewDocument((selector) => {
    const state = { frames: 0 };
    Object.assign(globalThis, { sights: state });
    const look = (): void => {
      if (document.querySelector(selector)?.checkVisibility()) state.frames += 1;
      requestAnimationFrame(look);
    };
    addEventListener('pageshow', () => (state.frames = 0), { capture: true });
    requestAnimationFrame(look);
  }, BAR);
  return () => page.evaluate(() => (globalThis as unknown as { sights: { frames: number } }).sights.frames);
}
