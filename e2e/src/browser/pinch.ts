import type { Page } from 'puppeteer';

/** Moves two fingers apart, horizontally from a point. */
export async function pinchOpen(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.createCDPSession();
  const fingers = (gap: number) => [x - gap, x + gap].map((at, id) => ({ x: at, y, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const gap of [50, 70, 90, 110]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
