import type { Page } from 'puppeteer';
import { until } from '../../../tools/testing/until';

/** Waits until an element shows this text; throws the actual text on timeout. */
export async function untilShown(page: Page, text: string, selector = 'main'): Promise<void> {
  let shown: string | undefined;
  const isShown = async (): Promise<boolean> => {
    try {
      shown = await page.evaluate(readElement, selector);
      return shown?.includes(text) ?? false;
    } catch (error) {
      // A page that is being left has no document.
      shown = String(error);
      return false;
    }
  };
  await until(isShown, text).catch((error: unknown) => {
    throw new Error(`${selector} of ${page.url()} says: ${shown ?? 'nothing yet'}`, { cause: error });
  });
}

/** Runs in the page. */
function readElement(selector: string): string | undefined {
  return document.readyState === 'complete' ? document.querySelector<HTMLElement>(selector)?.innerText : undefined;
}
