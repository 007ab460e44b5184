import type { Page } from 'puppeteer';
import { until } from '../../../tools/testing/until';

/**
 * Waits until the main part of a page that has loaded says this: until then, what comes below and above still moves what
 * is to be clicked. Throws what it says instead where it never does.
 */
export async function untilSaid(page: Page, text: string): Promise<void> {
  let said: string | undefined;
  const says = async (): Promise<boolean> => {
    // A page that is leaving has no document to ask.
    said = await page.evaluate(readMain).catch(() => undefined);
    return said?.includes(text) ?? false;
  };
  await until(says, text).catch((error: unknown) => {
    throw new Error(`${page.url()} says: ${said ?? 'nothing yet'}`, { cause: error });
  });
}

/** Runs in the page. */
function readMain(): string | undefined {
  return document.readyState === 'complete' ? document.querySelector('main')?.innerText : undefined;
}
