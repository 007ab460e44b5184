import type { Page } from 'puppeteer';
import { SCREEN } from '../browser';
import { overflowOf } from './overflow-of';

/** A small phone, whose visitor has set letters twice as large as usual. */
const SMALL = { ...SCREEN.phone, width: 320 };

/**
 * What sticks out of the page, or out of its own place, where letters are twice as large (WCAG 1.4.4): named by its class.
 * Leaves the page as it was.
 */
export async function cutAtTwiceTheText(page: Page): Promise<string[]> {
  const usual = page.viewport();
  await page.setViewport(SMALL);
  const cut = await atTwiceTheText(page, async () => [...(await overflowOf(page)), ...(await outOfPlace(page))]);
  await page.setViewport(usual);
  return cut;
}

/** Looks at the page while its letters are twice as large. */
export async function atTwiceTheText(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const found = await look();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

function outOfPlace(page: Page): Promise<string[]> {
  return page.$$eval('main :not(input, select, textarea, .visually-hidden)', (elements) =>
    elements
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ className, tagName }) => `${className || tagName} is too wide for its place`),
  );
}
