import type { Page } from 'puppeteer';

export function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (found) => found.textContent ?? '');
}
