import type { Page } from 'puppeteer';
import type { Visit } from '../browser/browser';
import { openShop } from '../browser/open-shop';
import { addMug, goToCheckout, placeOrder, untilCount } from './shopping';
import { follow } from '../browser/follow';

const shop = openShop();

/** Pages on the way to an order: how far they lie behind it, what leads on from there, and what is said to that now. */
const BEHIND = [
  { path: '/cart', steps: 2, onwards: '[data-checkout]', answer: /session has expired/ },
  { path: '/checkout', steps: 1, onwards: '[data-place-order]', answer: /has been sent already/ },
] as const;

/** Orders within seconds, as browsers fill in forms, and goes back over so many pages at once. */
async function orderAndGoBack({ page }: Visit, { email, steps }: { email: string; steps: number }): Promise<void> {
  await addMug(page, shop.url);
  await page.goto(`${shop.url}/cart`);
  await goToCheckout(page);
  await placeOrder(page, email);
  const client = await page.createCDPSession();
  const { entries, currentIndex } = await client.send('Page.getNavigationHistory');
  await client.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - steps]?.id ?? 0 });
}

/** Waits until the page shows an empty cart, and nothing that could be bought. */
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

for (const { path, steps, onwards, answer } of BEHIND) {
  test(`whoever goes back to ${path} after ordering sees an empty cart at once`, async () => {
    const visit = await shop.visit();
    const email = `back.to${path.replace('/', '.')}@example.com`;
    await orderAndGoBack(visit, { email, steps });
    await visit.page.waitForFunction((path) => location.pathname === path, {}, path);
    await untilEmpty(visit.page);
    expect(await countOrders(email)).toBe(1);
    expect(visit.problems).toEqual([]);
  });

  test(`without script the browser may show ${path} as it was, and nothing more comes of it`, async () => {
    const visit = await shop.visit({ withScript: false });
    const email = `plain.back.to${path.replace('/', '.')}@example.com`;
    await orderAndGoBack(visit, { email, steps });
    const { page } = visit;
    await page.waitForFunction((path) => location.pathname === path && document.readyState === 'complete', {}, path);
    await follow(page, onwards);
    await untilEmpty(page);
    expect(await page.$eval('main [role=alert]', (alert) => alert.textContent)).toMatch(answer);
    expect(await countOrders(email)).toBe(1);
  });
}
