import type { Page } from 'puppeteer';

/** Clicks what leads to another page, or sends a form that does, and waits until that has loaded. */
export async function follow(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}
