import type { Page } from 'puppeteer';

/** Problems with first-level headings: a page needs exactly one that names it. */
export async function headingsOf(page: Page): Promise<string[]> {
  const headings = await page.$$eval('h1', (all) => all.map(({ innerText }) => innerText));
  return headings.length === 1 && headings[0]?.trim() ? [] : [`first-level headings: ${JSON.stringify(headings)}`];
}
