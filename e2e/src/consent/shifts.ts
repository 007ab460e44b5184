import type { Page } from 'puppeteer';

declare const recordedShifts: string[];

/**
 * Records what moves by itself on the pages opened from now on. Web fonts stay away: one that comes after the first paint
 * sets words anew, which is measured as the whole page's and depends on how busy the machine is.
 */
export async function recordShifts(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await page.evaluateOnNewDocument(watchShifts);
}

/** What has moved on the page: `banner`, or `page` for anything else. */
export const shifts = (page: Page) => page.evaluate(() => [...recordedShifts]);

/** Runs in the page. */
function watchShifts(): void {
  const recorded: string[] = [];
  Object.assign(globalThis, { recordedShifts: recorded });
  interface Shift extends PerformanceEntry {
    readonly sources: readonly { readonly node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources))
      recorded.push(node?.parentElement?.closest('.consent-cookie-banner') ? 'banner' : 'page');
  }).observe({ type: 'layout-shift', buffered: true });
}
