import type { Page } from 'puppeteer';
import { ANNOUNCEMENT_ELEMENT_ID, type Announcement } from 'shared-types/site/page/announcement-bar';
import type { SiteDocument } from 'shared-types/site/site-document';
import { ANNOUNCEMENT, withAnnouncement } from '../../../../tools/testing/site/with-announcement';
import { openChangedShop, withCookieSettings } from '../../browser/open/changed-shop';
import type { Shop } from '../../browser/open/shop';

export const BAR = `#${ANNOUNCEMENT_ELEMENT_ID}`;
export const CLOSE = `${BAR} button`;
export const TEXT = `${ANNOUNCEMENT.text} ${ANNOUNCEMENT.link?.title}`;

export function openAnnouncingShop(
  changes: Partial<Announcement> = {},
  change = (shop: SiteDocument): SiteDocument => shop,
): Shop {
  return openChangedShop((document) => change(withAnnouncement(document, changes)));
}

/** Disables the cookie banner, whose feature starts on every page and is not tested here. */
export function withoutBanner(document: SiteDocument): SiteDocument {
  return withCookieSettings(document, { isCookieBannerEnabled: false });
}

export function seenOf(page: Page): Promise<string> {
  return page.evaluate((selector) => {
    const bar = document.querySelector(selector);
    return bar?.checkVisibility() ? (bar.querySelector('p')?.textContent ?? '').trim() : '';
  }, BAR);
}

/** Records on later pages whether the bar was visible in any frame, even for an instant. */
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
