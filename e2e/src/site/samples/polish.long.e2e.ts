import type { Page } from 'puppeteer';
import { untilQuiet } from '../../browser/until-quiet';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { follow } from '../../browser/follow';

/** A class with two dates; the later one has many places. */
const CLASS = '/pl/vouchers/warsztaty-pierogowe';
/** Labels by number of items, for each of the four Polish plural forms. */
const LABELS = [
  [1, 'Jeden produkt w koszyku'],
  [2, '2 produkty w koszyku'],
  [5, '5 produktów w koszyku'],
  [22, '22 produkty w koszyku'],
] as const;

const shop = openShop();
const bistro = (path: string) => shop.url.replace('localhost', 'bistro.localhost') + path;
const cartLabel = (page: Page) => page.$eval('[data-cart-label]', (label) => label.textContent);

async function add(page: Page, quantity: number): Promise<void> {
  await page.$eval(
    'input[name="quantity"]',
    (input, value) => ((input as HTMLInputElement).value = value),
    String(quantity),
  );
  const answered = page.waitForResponse((response) => response.url().includes('/api/commerce/cart/lines'));
  await page.click('[data-add-to-cart]');
  await answered;
  await untilQuiet(page);
}

test('the cart uses the right one of four Polish plurals, on the server and in the page', async () => {
  const { page } = await shop.visit();
  await page.goto(bistro(CLASS));
  await page.$$eval('input[name="variantId"]', (days) => (days.at(-1) as HTMLInputElement).click());
  await atRest(page);
  let before = 0;
  for (const [items, label] of LABELS) {
    await add(page, items - before);
    await page.waitForFunction(
      (wanted) => document.querySelector('[data-cart-label]')?.textContent === wanted,
      {},
      label,
    );
    before = items;
  }
  await page.goto(bistro('/pl'));
  expect(await cartLabel(page)).toBe('22 produkty w koszyku');
  await page.goto(bistro('/'));
  expect(await cartLabel(page)).toBe('22 items in cart');
});

test('a place in a class is bought in Polish from beginning to end, without script', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(bistro(CLASS));
  await follow(page, 'button[value="declined"]');
  await follow(page, '[data-add-to-cart]');
  expect([new URL(page.url()).pathname, await page.$eval('h1', (heading) => heading.textContent)]).toEqual([
    '/pl/cart',
    'Twój koszyk',
  ]);
  await follow(page, '[data-checkout]');
  expect(new URL(page.url()).pathname).toBe('/pl/checkout');
  await page.type('input[name="email"]', 'ewa@example.com');
  await follow(page, '[data-place-order]');
  expect(new URL(page.url()).pathname).toMatch(/^\/pl\/checkout\/order\/.+/);
  expect(await page.$eval('main', (main) => main.textContent)).toContain('Dziękujemy za zamówienie');
});
