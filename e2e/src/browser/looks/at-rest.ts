import type { Page } from 'puppeteer';

/** Waits until the page is loaded and watched, and no visible or idle block is loading. */
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
