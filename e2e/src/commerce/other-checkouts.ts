import type { Page } from 'puppeteer';
import { follow } from '../browser/follow';

/** Ways to a checkout: on a desktop with script, on a phone without. */
export const MANNERS = [
  { manner: 'with script', withScript: true, screen: 'desktop' },
  { manner: 'without script', withScript: false, screen: 'phone' },
] as const;

export async function go(page: Page, selector: string): Promise<string> {
  await follow(page, selector);
  return new URL(page.url()).pathname;
}

export async function beRefused(page: Page, button: string, field: string): Promise<void> {
  const marked = `[name="${field}"][aria-invalid="true"]`;
  if (!page.isJavaScriptEnabled()) await go(page, button);
  else await Promise.all([page.waitForSelector(marked), page.click(button)]);
  expect(await page.$(marked)).not.toBeNull();
}
