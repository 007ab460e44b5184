import { axeViolations } from '../browser/looks/axe-violations';
import { openElsewhere } from './open-elsewhere';
import { framed, openOwnedShop, untilLive, visitDesign } from './visit-design';

const shop = openOwnedShop();
const NOTICE = '[data-notice]:not([hidden])';

const elsewhere = openElsewhere();

test('a link to another site is reported, and opens in the whole window', async () => {
  const { page, problems } = await visitDesign(shop);
  const inside = await framed(page, '/about');
  await untilLive(page);
  await inside.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'Away', id: 'away' });
    document.querySelector('main')?.prepend(link);
  }, `${elsewhere.origin}/x`);
  await inside.focus('#away');
  await page.keyboard.press('Enter');
  await page.waitForSelector(NOTICE);
  expect(await axeViolations(page)).toEqual([]);
  expect(await inside.evaluate(() => location.pathname)).toBe('/about');
  await page.keyboard.press('Enter');
  await page.waitForFunction((wanted) => location.origin === wanted, {}, elsewhere.origin);
  expect(problems).toEqual([]);
});

test('a navigation to another site is blocked in the frame, and reported', async () => {
  const { page } = await visitDesign(shop);
  const inside = await framed(page, '/about');
  await untilLive(page);
  await inside.evaluate((href) => (location.href = href), `${elsewhere.origin}/x`).catch(() => undefined);
  await page.waitForSelector('[data-notice="gone"]:not([hidden])');
  expect(await page.$eval(`${NOTICE} [data-open]`, (link) => link.getAttribute('href'))).toBe('/about?noredirect=');
  await page.click(`${NOTICE} [data-again]`);
  await framed(page, '/about');
  await page.waitForSelector('[data-notice="gone"]', { hidden: true });
});

test('without a network the frame says that its page could not be reached, until it can', async () => {
  const { page } = await visitDesign(shop);
  const inside = await framed(page, '/about');
  await untilLive(page);
  await page.setOfflineMode(true);
  await inside.evaluate(() => document.querySelector<HTMLElement>('header nav a[href="/shop"]')?.click());
  await page.waitForSelector('[data-notice="gone"]:not([hidden])');
  expect(await page.$eval(`${NOTICE} [data-open]`, (link) => link.getAttribute('href'))).toBe('/shop?noredirect=');
  await page.setOfflineMode(false);
  await page.click(`${NOTICE} [data-again]`);
  await framed(page, '/shop');
  await page.waitForSelector('[data-notice="gone"]', { hidden: true });
});
