import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';
import { untilCount } from './shopping';
import { visitEarly } from './visit-early';
import { follow } from '../browser/follow';

const shop = openShop();
const CART = '[data-feature="commerce/cart"]';
const CHECKOUT = '[data-feature="commerce/checkout"]';

const TYPED = {
  email: 'early@example.com',
  phone: '+1 503 555 0100',
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '12 Mill Lane',
  line2: 'Back door',
  city: 'Portland',
  zip: '97201',
  state: 'OR',
  note: 'Ring twice.',
} as const;

spec('PLAT-08', 'values typed and selected before the checkout is live are ordered', async () => {
  const { page, problems, letGo } = await visitEarly(shop, '/checkout');
  const { email, ...others } = TYPED;
  await page.type('[name="email"]', email);
  await writeAtOnce(page, { ...others, coupon: 'LATER' });
  await page.select('[name="country"]', 'US');
  // The second shipping method also serves the country, and is not preselected.
  const [, shippingOptionId = ''] = await page.$$eval('input[name="shippingOptionId"]', (all) =>
    all.map(({ value }) => value),
  );
  await page.click(`[name="shippingOptionId"][value="${shippingOptionId}"]`);
  await page.click('[name="paymentMethod"]');
  const touched = new Set([...Object.keys(TYPED), 'country', 'shippingOptionId', 'paymentMethod', 'coupon']);
  expect(await untouched(page, touched)).toEqual([]);
  expect(await page.$eval(CHECKOUT, (block) => block.getAttribute('data-state'))).not.toBe('live');
  await letGo();
  await page.waitForSelector(`${CHECKOUT}[data-state="live"]`);
  expect(await page.$eval('[name="coupon"]', (input) => (input as HTMLInputElement).value)).toBe('LATER');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/checkout'));
  await follow(page, '[data-place-order]');
  const order = JSON.parse((await sent).postData() ?? '') as Record<string, unknown>;
  expect(order).toMatchObject({ ...TYPED, country: 'US', shippingOptionId, paymentMethod: 'offline' });
  expect(problems).toEqual([]);
});

/** Fills fields at once, which is faster than typing. */
function writeAtOnce(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate((wanted) => {
    for (const [name, text] of Object.entries(wanted)) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, fields);
}

function untouched(page: Page, touched: ReadonlySet<string>): Promise<string[]> {
  return page.$$eval(
    `${CHECKOUT} :is(input:not([type=hidden]), select, textarea)`,
    (all, known) => all.map((control) => control.getAttribute('name') ?? '').filter((name) => !known.includes(name)),
    [...touched],
  );
}

spec('PLAT-08', 'a quantity typed before the cart is live counts', async () => {
  const { page, letGo } = await visitEarly(shop, '/cart');
  await page.$eval('[data-line] input[name="quantity"]', (input) => (input.value = ''));
  await page.type('[data-line] input[name="quantity"]', '3');
  await letGo();
  await page.waitForSelector(`${CART}[data-state="live"]`);
  await untilCount(page, 3);
  expect(await page.$eval('[data-line] input[name="quantity"]', (input) => input.value)).toBe('3');
});
