import type { Page } from 'puppeteer';

/** Waits until the page has been drawn as it stands. */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
