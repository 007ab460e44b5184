import type { Page } from 'puppeteer';
import { atRest } from '../browser/looks/at-rest';
import type { Shop } from '../browser/open/shop';
import { hastenPauses } from '../browser/pace-timers';
import { MUG } from '../commerce/shopping';
import { record, type Recording } from './recording';

const PATHS = ['/', '/shop', MUG, '/cart', '/contact', '/nowhere'];

export async function visitRecorded(shop: Shop): Promise<{ page: Page; recording: Recording }> {
  const { page } = await shop.visit();
  await hastenPauses(page);
  return { page, recording: await record(page, shop.url) };
}

/** Throws an uncaught error. Browsers mute errors of scripts injected by tests. */
export const makeMistake = (page: Page, message: string): Promise<void> =>
  page.evaluate(
    (text) => void dispatchEvent(new ErrorEvent('error', { message: text, error: new Error(text) })),
    message,
  );

/** Waits longer than the second that reports wait, by the page's timers. */
const untilReported = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));

/** Visits pages and provokes an error on each; returns storage writes. */
export async function lookAround(page: Page, { url }: Shop): Promise<string[]> {
  const writes: string[] = [];
  for (const path of PATHS) {
    await page.goto(url + path);
    await makeMistake(page, 'A mistake of the page');
    await atRest(page);
    await untilReported(page);
    writes.push(...(await page.evaluate(() => (globalThis as unknown as { recordedWrites: string[] }).recordedWrites)));
  }
  return writes;
}
