import type { Page } from 'puppeteer';

/** Waits until nothing moves. A view transition takes all presses, also before its animations start. */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.documentElement.matches(':active-view-transition') &&
      document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
}
