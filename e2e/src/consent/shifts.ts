import type { Page } from 'puppeteer';

declare const recordedShifts: string[];

/** Records what moves by itself on the pages opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
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
