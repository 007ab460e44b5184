import type { Page } from 'puppeteer';
import { atRest } from '../browser/looks/at-rest';
import { follow } from '../browser/follow';
import { openChangedShop } from '../browser/open/changed-shop';
import { openTab } from '../browser/open/tab';
import { writeIn } from '../browser/write-in';
import { addMug, fillInCheckout, untilCount } from './shopping';

const FILE = '/shop/p/field-guide';
const COUNTRY = 'select[name="country"]';

/** Without tax rules, a buyer of a file is not asked for an address. */
const shop = openChangedShop((document) => ({ ...document, taxRules: [] }));

const written = (page: Page, ...names: readonly string[]) =>
  Promise.all(names.map(async (name) => (await page.$$eval(`[name="${name}"]`, valuesOf))[0]));
const valuesOf = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value);

async function takeOutLast(page: Page, left: number): Promise<void> {
  await page.goto(`${shop.url}/cart`);
  await atRest(page);
  await page.$$eval('[data-remove] button', (buttons) => (buttons.at(-1) as HTMLButtonElement).click());
  await untilCount(page, left);
}

test('a checkout of a file asks for an address once another tab has added goods, keeps typed values, and can order', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(shop.url + FILE);
  await page.click('[data-add-to-cart]');
  await untilCount(page, 1);
  await page.goto(`${shop.url}/checkout`);
  await atRest(page);
  expect(await page.$(COUNTRY)).toBeNull();
  await writeIn(page, '[name="phone"]', '555 0100');
  await writeIn(page, '[name="note"]', 'By noon, please.');

  const other = await openTab(page.browserContext());
  await addMug(other, shop.url, 2);
  await page.bringToFront();
  await page.waitForSelector(COUNTRY);
  expect(await page.$$eval(`${COUNTRY} option`, valuesOf)).toEqual(['', 'CA', 'US']);
  expect(await written(page, 'phone', 'note')).toEqual(['555 0100', 'By noon, please.']);
  await fillInCheckout(page, 'ada.file@example.com');

  // Until now the checkout asks for no address.
  await other.bringToFront();
  await takeOutLast(other, 1);
  await page.bringToFront();
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, COUNTRY);
  await other.bringToFront();
  await addMug(other, shop.url, 2);
  await page.bringToFront();
  await page.waitForSelector(COUNTRY);
  expect(await written(page, 'line1', 'city', 'zip', 'state', 'country', 'note')).toEqual([
    '12 Mill Lane',
    'Portland',
    '97201',
    'OR',
    'US',
    'By noon, please.',
  ]);
  await follow(page, '[data-place-order]');
  expect(new URL(page.url()).pathname).toMatch(/^\/checkout\/order\//);
  expect(problems).toEqual([]);
});
