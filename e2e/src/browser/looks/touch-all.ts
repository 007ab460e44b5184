import type { Page } from 'puppeteer';

/** Touches every feature that waits for it, and brings those into view that wait to be seen. */
export async function touchAll(page: Page): Promise<void> {
  await page.$$eval('[data-starts~="interaction"]', (features) => {
    for (const feature of features) feature.querySelector<HTMLElement>('a, button, select, summary')?.focus();
  });
  await page.$$eval('[data-starts~="visible"]', async (features) => {
    for (const feature of features) {
      feature.scrollIntoView({ behavior: 'instant' });
      // What comes into view is told with the frame after.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}
