import type { Page } from 'puppeteer';
import { LOCAL_STORAGE } from 'shared-types/site/cookie';
import { POPUP_ELEMENT_ID, type PopupRecord } from 'shared-types/site/page/popup-overlay';
import type { SiteDocument } from 'shared-types/site/site-document';
import { withPopup, type PopupChanges } from '../../../../tools/testing/site/with-popup';
import { openChangedShop } from '../../browser/open/changed-shop';
import type { Shop } from '../../browser/open/shop';

export const POPUP = `#${POPUP_ELEMENT_ID}[open]`;
export const CLOSE = `${POPUP} .site-popup-overlay__close`;

export function openPopupShop(changes: PopupChanges = {}, change = (shop: SiteDocument) => shop): Shop {
  return openChangedShop((document) => change(withPopup(document, changes)));
}

export async function meetPopup(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const popup = await page.waitForSelector(POPUP);
  await popup?.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));
}

export async function recordOf(page: Page): Promise<PopupRecord | null> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE.popupOverlay);
  return stored === null ? null : (JSON.parse(stored) as PopupRecord);
}

export async function remember(page: Page, record: PopupRecord | string): Promise<void> {
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  await page.evaluate((key, value) => localStorage.setItem(key, value), LOCAL_STORAGE.popupOverlay, text);
}

/** Waits until the popup would have opened: its file has run, and the page was idle. */
export async function untilDecided(page: Page): Promise<void> {
  await page.waitForFunction(() => 'overlays' in ((window as unknown as { colonnade?: object }).colonnade ?? {}));
  await page.evaluate(async () => {
    for (let moment = 0; moment < 3; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
}
