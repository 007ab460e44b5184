import type { Page } from 'puppeteer';
import { atRest } from '../browser/looks/at-rest';
import type { Visit } from '../browser/browser';
import type { Shop } from '../browser/open/shop';
import { neverTimeOut } from '../browser/pace-timers';
import { writeIn } from '../browser/write-in';
import { follow } from '../browser/follow';

export const MUG = '/shop/p/stoneware-mug';

export async function addMug(page: Page, url: string, count = 1): Promise<void> {
  await page.goto(url + MUG);
  await page.click('[data-add-to-cart]');
  await untilCount(page, count);
}

export async function visitWithMug(shop: Shop): Promise<Visit> {
  const visit = await shop.visit();
  const { page } = visit;
  await neverTimeOut(page);
  await addMug(page, shop.url);
  await page.goto(`${shop.url}/about`);
  await atRest(page);
  return visit;
}

/** Above this, the indicator shows no exact number. */
const MANY = { above: 100, text: '100+' };

export async function untilCount(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-cart-count]')?.textContent?.trim() === wanted,
    {},
    count > MANY.above ? MANY.text : String(count),
  );
}

export async function goToCheckout(page: Page): Promise<void> {
  const link = 'a[href^="/commerce/goto-checkout"]';
  // A locator waits until the link is stable, and forever if script is disabled.
  const click = () => (page.isJavaScriptEnabled() ? page.locator(link).click() : page.click(link));
  await Promise.all([page.waitForNavigation(), click()]);
  expect(new URL(page.url()).pathname).toBe('/checkout');
}

export async function fillInCheckout(page: Page, email: string): Promise<void> {
  const values = {
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    line1: '12 Mill Lane',
    city: 'Portland',
    zip: '97201',
  };
  for (const [name, value] of Object.entries(values)) await writeIn(page, `[name="${name}"]`, value);
  await page.select('[name="country"]', 'US');
  await page.type('[name="state"]', 'OR');
}

export async function placeOrder(page: Page, email: string): Promise<void> {
  await fillInCheckout(page, email);
  await follow(page, '[data-place-order]');
  expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\//);
}
