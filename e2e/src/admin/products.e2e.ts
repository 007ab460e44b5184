import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { long } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { fill } from '../browser/sign-in';
import { openOwnedShop, visitAsOwner } from './visit-design';
import { follow } from '../browser/follow';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import { isNoRefusal } from '../browser/is-no-refusal';

const shop = openOwnedShop();
const FORM = 'form[action="/api/config/product-editor/product"]';
const SAVE = `${FORM} .admin-settings-form__actions [type=submit]`;
const NOTICE = `${FORM} [data-form-message]:not([hidden])`;
const REFUSED = `${FORM} [data-form-error]:not(:empty)`;

const isLive = (page: Page) => page.waitForSelector('[data-feature="admin/product-editor"][data-state="live"]');
const visitorSees = async (path: string): Promise<string> => {
  const { page } = await shop.visit();
  await page.goto(shop.url + path);
  const text = await textOf(page, 'main');
  await page.close();
  return text;
};

test('an owner changes a stock and a product; an error and a lost connection keep what was typed', async () => {
  const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
  await page.goto(shop.url + ADMIN_PATH.products);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  const [first] = await page.$$('.admin-products__stock summary');
  await first!.click();
  await page.type('.admin-products__stock[open] [name=pieces]', '3');
  await follow(page, '.admin-products__stock[open] button');
  expect(await textOf(page, '.admin-products__notice:not([hidden])')).toMatch(/in stock now\./);

  await follow(page, '.admin-products__title');
  await isLive(page);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  const price = await page.$eval(`${FORM} [name^="v."][name$=".price"]`, (input) => (input as HTMLInputElement).name);
  await fill(page, `${FORM} [name="title"]`, 'A changed title');
  await fill(page, `${FORM} [name="${price}"]`, 'dear');
  await page.click(SAVE);
  await page.waitForSelector(`${REFUSED} a`);
  expect(await page.evaluate((refused) => document.activeElement?.matches(refused), REFUSED)).toBe(true);
  await page.click(`${REFUSED} a`);
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(price);

  await page.setOfflineMode(true);
  await fill(page, `${FORM} [name="${price}"]`, '4321,50');
  await page.click(SAVE);
  await page.waitForFunction(
    (refused) => document.querySelector(refused)?.textContent?.includes('connect'),
    {},
    REFUSED,
  );
  await page.setOfflineMode(false);
  expect(await page.$eval(`${FORM} [name="title"]`, (input) => (input as HTMLInputElement).value)).toBe(
    'A changed title',
  );

  await follow(page, SAVE);
  expect(await textOf(page, NOTICE)).toContain('Saved.');
  const path = await page.$eval('.admin-product-editor a[href^="/shop"]', (link) => link.getAttribute('href') ?? '');
  const seen = await visitorSees(path);
  expect([seen.includes('A changed title'), /4.?321\.50/.test(seen)]).toEqual([true, true]);
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

test('without script an owner adds a product, is led to errors, and visitors find it', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  await page.goto(`${shop.url}${ADMIN_PATH.products}/new`);
  await fill(page, `${FORM} [name="title"]`, 'Tea pot');
  await page.select(`${FORM} [name="status"]`, '1');
  await fill(page, `${FORM} [name="v.n1.price"]`, '1.234');
  await follow(page, SAVE);
  expect(await textOf(page, REFUSED)).toContain('This could be two amounts.');
  await fill(page, `${FORM} [name="v.n1.price"]`, '12,34');
  await fill(page, `${FORM} [name="v.n1.stock"]`, '2');
  await follow(page, SAVE);
  expect(await textOf(page, NOTICE)).toContain('Saved.');
  expect(await visitorSees('/shop/p/tea-pot')).toContain('12.34');
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

long.test('an owner makes a product with 2 × 3 variants in fewer than 20 clicks, and copies it', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(`${shop.url}${ADMIN_PATH.products}/new`);
  await isLive(page);
  let clicks = 0;
  const click = async (selector: string): Promise<void> => {
    clicks += 1;
    await page.click(selector);
  };
  const type = async (name: string, text: string): Promise<void> => {
    await click(`${FORM} [name="${name}"]`);
    await page.keyboard.type(text);
  };
  await type('title', 'Kiln apron');
  await page.waitForSelector('[data-rich-area][contenteditable=true], [data-rich-area] [contenteditable=true]', {
    visible: true,
  });
  await click('[data-rich-area]');
  await page.keyboard.type('Woven by hand.');
  await type('option.1.name', 'Size');
  await type('option.1.values', 'S, M');
  await type('option.2.name', 'Colour');
  await type('option.2.values', 'Red, Blue, Sand');
  await click(`${FORM} [name=make][value=variants]`);
  await page.waitForFunction(() => document.querySelectorAll('[data-rows] [data-row]').length === 6);
  await click('[data-choose-all] input');
  await type('bulk.price', '48');
  await type('bulk.stock', '5');
  await click(`${FORM} [name=make][value=bulk]`);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  await page.select(`${FORM} [name="status"]`, '1');
  clicks += 2;
  await follow(page, SAVE);
  clicks += 1;
  expect(clicks).toBeLessThan(20);
  expect(await textOf(page, NOTICE)).toContain('Saved.');
  const seen = await visitorSees('/shop/p/kiln-apron');
  for (const text of ['Kiln apron', 'Woven by hand.', 'Sand', 'Colour', '48.00']) expect(seen).toContain(text);

  await follow(page, '[data-duplicate] button');
  expect(await page.$eval('h1', ({ textContent }) => textContent)).toBe('Copy of Kiln apron');
  const names = await page.$$eval('[data-rows] [data-row-name]', (all) => all.map(({ textContent }) => textContent));
  expect(names).toEqual(['S / Red', 'S / Blue', 'S / Sand', 'M / Red', 'M / Blue', 'M / Sand']);
  expect(problems.filter(isNoRefusal)).toEqual([]);
});
