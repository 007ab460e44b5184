import type { Page } from 'puppeteer';

declare global {
  interface Window {
    /** How often this document came out of the back-forward cache. */
    restored?: number;
  }
}

/** Why Chromium kept none of the pages a tab came back to, all of it: pages themselves learn only of reasons of theirs. */
const reasonsOf = new WeakMap<Page, string[]>();

/** Has the documents that a page opens from now on count how often they come out of the back-forward cache. */
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

/** Waits until the visitor is back at a page as it was left. Where the browser has loaded it afresh, fails with the browser's reasons. */
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
