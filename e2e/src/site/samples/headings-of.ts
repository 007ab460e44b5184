import type { Page } from 'puppeteer';

/** What is wrong with a page's first-level headings: it has exactly one, which says what the page is. Nothing where it has. */
export async function headingsOf(page: Page): Promise<string[]> {
  const headings = await page.$$eval('h1', (all) => all.map(({ innerText }) => innerText));
  return headings.length === 1 && headings[0]?.trim() ? [] : [`first-level headings: ${JSON.stringify(headings)}`];
}
