import type { ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';

/** Of 255 brightness levels; a blank area has none, and neither has text without its font. */
const LEAST_CONTRAST = 64;

/** Unreadable headings and first words of a page. */
export async function unreadable(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const selector of ['h1', 'main :is(p, label, dt, li):not(h1 *)']) {
    const element = await firstShown(page, selector);
    if (!element) found.push(`${selector} is not shown`);
    else if ((await contrastOf(element)) < LEAST_CONTRAST) found.push(`${selector} is not painted`);
  }
  return found;
}

async function firstShown(page: Page, selector: string): Promise<ElementHandle | undefined> {
  for (const element of await page.$$(selector)) {
    const isShown = await element.evaluate(
      (one) =>
        (one as HTMLElement).innerText.trim() !== '' &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        one.getBoundingClientRect().width > 1,
    );
    if (isShown) return element;
  }
  return undefined;
}

async function contrastOf(element: ElementHandle): Promise<number> {
  const { channels } = await sharp(await element.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min));
}
