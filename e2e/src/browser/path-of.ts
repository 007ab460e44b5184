import type { Page } from 'puppeteer';

/** Where the page is: its path with its query. */
export const pathOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname + location.search);

/** Waits until the page has got to this path with this query. */
export async function untilAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, path);
}
