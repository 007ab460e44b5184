import type { Page } from 'puppeteer';

/** Waits until all is live that goes live by itself: nothing is loading when the page has been idle twice. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        requestIdleCallback(() =>
          requestIdleCallback(() =>
            resolve(document.readyState === 'complete' && !document.querySelector('[data-state="loading"]')),
          ),
        );
      }),
  );
}
