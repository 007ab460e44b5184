/** @needs-windows */
import type { Page } from 'puppeteer';
import { atRest } from '../../browser/looks/at-rest';
import { countReturns, untilRestored } from '../../browser/back-forward';
import { CLOSE, openAnnouncingShop, recordSights, seenOf, TEXT } from './announcing-shop';

const shop = openAnnouncingShop();

/** Opens two pages, the first of which is cached or not, and closes the bar on the second. */
async function closeOnSecond(page: Page, keeps: boolean): Promise<() => Promise<number>> {
  await countReturns(page);
  const sights = await recordSights(page);
  await page.goto(`${shop.url}/about`);
  // A page with an `unload` listener is not cached.
  if (!keeps) await page.evaluate(() => addEventListener('unload', () => undefined));
  await atRest(page);
  expect([await seenOf(page), await sights()]).toEqual([TEXT, expect.any(Number)]);
  expect(await sights()).toBeGreaterThan(0);
  await page.goto(`${shop.url}/shop`);
  await page.click(CLOSE);
  return sights;
}

const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

test('a restored page does not show it for a single frame', async () => {
  const { page, problems } = await shop.visit();
  const sights = await closeOnSecond(page, true);
  await page.goBack();
  await untilRestored(page, '/about');
  await frames(page);
  expect([await seenOf(page), await sights()]).toEqual(['', 0]);
  expect(problems).toEqual([]);
});

test('nor does an old copy of a page that the browser shows when going back', async () => {
  const { page } = await shop.visit();
  const sights = await closeOnSecond(page, false);
  await page.goBack();
  await page.waitForFunction(() => location.pathname === '/about' && document.readyState === 'complete');
  await frames(page);
  expect(await page.evaluate(() => window.restored)).toBeUndefined();
  expect([await seenOf(page), await sights()]).toEqual(['', 0]);
});
