import type { Page } from 'puppeteer';

declare global {
  interface Window {
    /** How often this document came out of the back-forward cache. */
    restored?: number;
  }
}

/** Has the documents that a page opens from now on count how often they come out of the back-forward cache. */
export async function countReturns(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    addEventListener('pageshow', ({ persisted }) => persisted && (window.restored = (window.restored ?? 0) + 1));
  });
}

/** Waits until the visitor is back at a page as it was left. Where the browser has loaded it afresh, fails with the browser's reasons. */
export async function untilRestored(page: Page, path: string): Promise<void> {
  const why = await page.waitForFunction(
    (path) => {
      if (location.pathname !== path) return undefined;
      if (window.restored) return 'restored';
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: unknown;
      })[];
      const isAfresh = navigation?.type === 'back_forward' && navigation.loadEventEnd > 0;
      return isAfresh ? `loaded afresh: ${JSON.stringify(navigation.notRestoredReasons)}` : undefined;
    },
    {},
    path,
  );
  expect(await why.jsonValue()).toBe('restored');
}
