import type { Page } from 'puppeteer';

declare global {
  interface Window {
    /** Number of restores of this document from the back/forward cache. */
    restored?: number;
  }
}

/** Chromium's reasons for not restoring pages of a tab, which are more than pages can read themselves. */
const reasonsOf = new WeakMap<Page, string[]>();

/** Makes later documents of a page count their restores from the back/forward cache. */
export async function countReturns(page: Page): Promise<void> {
  const reasons: string[] = [];
  reasonsOf.set(page, reasons);
  const session = await page.createCDPSession();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${type} ${reason}`));
  });
  await session.send('Page.enable');
  await page.evaluateOnNewDocument(() => {
    addEventListener('pageshow', ({ persisted }) => persisted && (window.restored = (window.restored ?? 0) + 1));
  });
}

/** Waits until a page was restored. If the browser has reloaded it instead, fails with the browser's reasons. */
export async function untilRestored(page: Page, path: string): Promise<void> {
  const came = await page.waitForFunction(
    (path) => {
      if (location.pathname !== path) return undefined;
      if (window.restored) return 'restored';
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation?.type === 'back_forward' && navigation.loadEventEnd > 0 ? 'loaded afresh' : undefined;
    },
    {},
    path,
  );
  expect([await came.jsonValue(), ...(reasonsOf.get(page) ?? [])]).toEqual(['restored']);
}
