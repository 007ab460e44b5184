import type { ElementHandle, Frame, Page } from 'puppeteer';

/**
 * Writes into a field, behind what is in it, all at once as by pasting: key by key costs as much as a whole visit. Where it
 * matters which keys are pressed, tests press them.
 */
export async function writeIn(place: Page | Frame, field: string | ElementHandle, text: string): Promise<void> {
  const page = 'page' in place ? place.page() : place;
  const element = typeof field === 'string' ? await place.waitForSelector(field) : field;
  if (!element) throw new Error(`There is no ${String(field)}.`);
  // Firefox is told of keys alone.
  if (!page.browser().wsEndpoint().includes('/devtools/')) return element.type(text);
  await element.focus();
  await page.keyboard.sendCharacter(text);
}
