import type { Page } from 'puppeteer';

/** Counts what somebody presses with the pointer in a tab, over all pages and frames that it opens. */
export async function countClicks(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('countClick', () => void (count += 1));
  await page.evaluateOnNewDocument(() => {
    const press = (event: MouseEvent): void => {
      // A key that presses a button has no such detail.
      if (event.isTrusted && event.detail > 0) (window as unknown as { countClick?: () => void }).countClick?.();
    };
    addEventListener('click', press, { capture: true });
  });
  return () => count;
}
