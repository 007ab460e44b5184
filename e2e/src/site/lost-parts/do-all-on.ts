import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer';
import { untilCount } from '../../commerce/shopping';
import { fillForm } from '../../forms/fill-form';
import { writeIn } from '../../browser/write-in';

const ACCEPT = '.consent-cookie-banner [value="accepted"]';
const ADD = '[data-add-to-cart]:not([disabled])';
const FORM = '[data-feature="forms/contact-form"] form';
const TO_CHECKOUT = 'a[href^="/commerce/goto-checkout"]';
const PLACE_ORDER = '[data-place-order]';
const BUYER = { firstName: 'Ada', lastName: 'Lovelace', state: 'Oregon', zip: '97214' };

/** Does everything possible on a page, each of which must succeed. Returns what it did. */
export async function doAllOn(page: Page): Promise<string[]> {
  const done: string[] = [];
  for (const [selector, act] of ACTS) {
    if (!(await isShown(page, selector))) continue;
    await act(page);
    done.push(act.name);
  }
  return done;
}

const ACTS: readonly (readonly [selector: string, act: (page: Page) => Promise<void>])[] = [
  [ACCEPT, accept],
  [ADD, add],
  [FORM, send],
  [PLACE_ORDER, order],
  [TO_CHECKOUT, goToCheckout],
];

const isShown = async (page: Page, selector: string) =>
  (await page.$$eval(selector, ([first]) => first?.checkVisibility())) ?? false;

async function accept(page: Page): Promise<void> {
  await page.click(ACCEPT);
  await page.waitForFunction((button) => !document.querySelector(button)?.checkVisibility(), {}, ACCEPT);
  // The banner disappears before the response.
  await page.waitForFunction(() => document.cookie.includes('CookieChoice=true'));
}

async function add(page: Page): Promise<void> {
  const count = await page.$eval('[data-cart-count]', (element) => Number(element.textContent));
  await page.locator(ADD).click();
  await untilCount(page, count + 1);
}

async function send(page: Page): Promise<void> {
  await fillForm(page, FORM);
  await page.locator(`${FORM} button`).click();
  await page.waitForFunction(() => document.querySelector('.forms-contact-form__thanks')?.checkVisibility());
}

async function goToCheckout(page: Page): Promise<void> {
  await page.locator(TO_CHECKOUT).click();
  await untilAt(page, '/checkout$');
}

async function order(page: Page): Promise<void> {
  // Without taxes, so that the total does not change.
  if (await page.$('select[name="country"]')) await page.select('select[name="country"]', 'US');
  const buyer = { ...BUYER, email: `${randomUUID()}@example.com` };
  for (const [name, text] of Object.entries(buyer))
    if (await page.$(`[name="${name}"]`)) await writeIn(page, `[name="${name}"]`, text);
  await page.locator(PLACE_ORDER).click();
  await untilAt(page, '/checkout/order/');
}

/** Waits for a URL; the page may never finish loading. */
async function untilAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((pattern) => new RegExp(pattern).test(location.pathname), {}, path);
}
