import type { Page } from 'puppeteer';

export const pathOf = (page: Page): Promise<string> => page.evaluate(() => location.pathname + location.search);

export async function untilAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, path);
}
