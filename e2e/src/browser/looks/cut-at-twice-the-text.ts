import type { Page } from 'puppeteer';
import { SCREEN } from '../browser';
import { overflowOf } from './overflow-of';

/** A small phone with text at 200 %. */
const SMALL = { ...SCREEN.phone, width: 320 };

/** Elements that overflow the page or their container with text at 200 % (WCAG 1.4.4), by class. Restores the page. */
export async function cutAtTwiceTheText(page: Page): Promise<string[]> {
  const usual = page.viewport();
  await page.setViewport(SMALL);
  const cut = await atTwiceTheText(page, async () => [...(await overflowOf(page)), ...(await outOfPlace(page))]);
  await page.setViewport(usual);
  return cut;
}

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
