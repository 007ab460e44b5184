import type { Page } from 'puppeteer';

/**
 * Waits until all is live that goes live by itself: the page has loaded, the shell watches its blocks, and none is
 * loading after those in view have been seen, with the next frames, and those that wait for it had their idle moment.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isWatched = !document.querySelector('[data-feature][data-live]:not([data-state])');
    if (!navigation?.loadEventEnd || !isWatched) return false;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (let moment = 0; moment < 2; moment += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    return !document.querySelector('[data-state="loading"]');
  });
}
