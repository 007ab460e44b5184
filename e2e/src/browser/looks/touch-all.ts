import type { Page } from 'puppeteer';

/** Interacts with every feature that waits for it, and scrolls others into view. */
export async function touchAll(page: Page): Promise<void> {
  await page.$$eval('[data-starts~="interaction"]', (features) => {
    for (const feature of features) feature.querySelector<HTMLElement>('a, button, select, summary')?.focus();
  });
  await page.$$eval('[data-starts~="visible"]', async (features) => {
    for (const feature of features) {
      feature.scrollIntoView({ behavior: 'instant' });
      // Intersections are reported with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}
