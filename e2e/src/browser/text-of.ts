import type { Page } from 'puppeteer';

/** The text of an element, shown or not. Throws where there is none. */
export function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (found) => found.textContent ?? '');
}
