import type { Page } from 'puppeteer';

/** Touches every feature that waits for it; what has nothing to touch starts by itself. */
export function touchAll(page: Page): Promise<void> {
  return page.$$eval('[data-starts~="interaction"]', (features) => {
    for (const feature of features) feature.querySelector<HTMLElement>('a, button, select, summary')?.focus();
  });
}
