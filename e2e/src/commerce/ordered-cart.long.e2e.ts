import type { Page } from 'puppeteer';
import type { Visit } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { addMug, goToCheckout, placeOrder, untilCount } from './shopping';
import { follow } from '../browser/follow';

const shop = openShop();

/** Pages before the order, and the number of steps back to them. */
const BEHIND = [
  { path: '/cart', steps: 2 },
  { path: '/checkout', steps: 1 },
] as const;

/** Orders within seconds, as with autofill, and goes back several pages at once. */
async function orderAndGoBack({ page }: Visit, { email, steps }: { email: string; steps: number }): Promise<void> {
  await addMug(page, shop.url);
  await page.goto(`${shop.url}/cart`);
  await goToCheckout(page);
  await placeOrder(page, email);
  const client = await page.createCDPSession();
  const { entries, currentIndex } = await client.send('Page.getNavigationHistory');
  await client.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - steps]?.id ?? 0 });
}

async function untilEmpty(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const text = document.querySelector('main')?.innerText ?? '';
    return /cart is empty/i.test(text) && !document.querySelector('[data-line], [data-checkout], [data-place-order]');
  });
  await untilCount(page, 0);
}

async function countOrders(email: string): Promise<number> {
  const { db } = shop.server.services;
  return (await db.selectFrom('customer_order').select('id').where('email', '=', email).execute()).length;
}

for (const { path, steps } of BEHIND)
  test(`going back to ${path} after ordering shows an empty cart at once`, async () => {
    const visit = await shop.visit();
    const email = `back.to${path.replace('/', '.')}@example.com`;
    await orderAndGoBack(visit, { email, steps });
    await visit.page.waitForFunction((path) => location.pathname === path, {}, path);
    await untilEmpty(visit.page);
    expect(await countOrders(email)).toBe(1);
    expect(visit.problems).toEqual([]);
  });

async function goBackPlainly(visit: Visit, { path, steps }: (typeof BEHIND)[number]): Promise<string> {
  const email = `plain.back.to${path.replace('/', '.')}@example.com`;
  await orderAndGoBack(visit, { email, steps });
  await visit.page.waitForFunction(
    (wanted) => location.pathname === wanted && document.readyState === 'complete',
    {},
    path,
  );
  return email;
}

test('without script the browser may show the former cart, which can no longer be ordered', async () => {
  const visit = await shop.visit({ withScript: false });
  const { page } = visit;
  const email = await goBackPlainly(visit, BEHIND[0]);
  await follow(page, '[data-checkout]');
  await untilEmpty(page);
  expect(await page.$eval('main [role=alert]', (alert) => alert.textContent)).toMatch(/session has expired/);
  expect(await countOrders(email)).toBe(1);
});

test('without script the same form sent again leads to its order, or says where to find it', async () => {
  const visit = await shop.visit({ withScript: false });
  const { page } = visit;
  const email = await goBackPlainly(visit, BEHIND[1]);
  await follow(page, '[data-place-order]');
  expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\/[\w-]+$/);
  await page.goBack();
  await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
  await follow(page, '[data-place-order]');
  // A browser without cookies first gets the page again with a fresh crumb.
  expect(await page.$eval('main [role=alert]', (alert) => alert.textContent)).toMatch(
    /sent no cookies|already been placed/,
  );
  expect(await countOrders(email)).toBe(1);
});
