import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { axeViolations } from '../browser/looks/axe-violations';
import { fill } from '../browser/sign-in';
import { openOwnedShop, visitAsOwner } from './visit-design';
import { follow } from '../browser/follow';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import { isNoRefusal } from '../browser/is-no-refusal';

const shop = openOwnedShop();
const FORM = 'form[action="/api/config/product-editor/product"]';
const SAVE = `${FORM} .admin-product-editor__actions button`;
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
  const price = await page.$eval(`${FORM} [name$=".price"]`, (input) => (input as HTMLInputElement).name);
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
