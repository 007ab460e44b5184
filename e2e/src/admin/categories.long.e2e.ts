import type { Page } from 'puppeteer';
import { CATEGORIES_CALLS } from 'shared-types/admin/store/categories';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { fill } from '../browser/sign-in';
import { untilShown } from '../browser/until-shown';
import { openOwnedShop, visitAsOwner } from './visit-design';
import { follow } from '../browser/follow';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import { isNoRefusal } from '../browser/is-no-refusal';

const shop = openOwnedShop();
const ADDING = `form[action="${CATEGORIES_CALLS.addCategory.path}"]`;
const PRODUCT = `form[action="${PRODUCT_EDITOR_CALLS.saveProduct.path}"]`;
const NOTICE = '[data-feature="admin/categories"] [role=status]';

const add = async (page: Page, name: string) => {
  await fill(page, `${ADDING} [name=name]`, name);
  await follow(page, `${ADDING} button`);
};
/** A button or link of a category, found by its accessible name. */
const ofCategory = (act: string, name: string) =>
  `::-p-xpath(//main//*[self::a or self::button or self::summary][normalize-space()="${act} category ${name}"])`;

const visitorFinds = async (path: string, withScript: boolean) => {
  const { page } = await shop.visit({ withScript, screen: 'phone' });
  await page.goto(shop.url + path);
  const hrefs = (selector: string) =>
    page.$$eval(selector, (links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  const found = {
    title: await page.title(),
    categories: await hrefs('main nav a'),
    products: await hrefs('main a[href^="/shop/p/"]'),
    overflow: await overflowOf(page),
  };
  await page.close();
  return found;
};

spec(['LIMIT-05', 'TAG-01'], 'an owner adds categories to the shop, and visitors find products by them', async () => {
  const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
  await page.goto(shop.url + ADMIN_PATH.categories);
  await add(page, 'Ceramics');
  await fill(page, `${ADDING} [name=name]`, 'ceramics');
  await page.click(`${ADDING} button`);
  await untilShown(page, 'This category already exists');
  expect(await page.$eval(`${ADDING} [name=name]`, (input) => (input as HTMLInputElement).value)).toBe('ceramics');
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);

  const { id } = await shop.server.services.db
    .selectFrom('product')
    .where('slug', '=', 'stoneware-mug')
    .select('id')
    .executeTakeFirstOrThrow();
  await page.goto(shop.url + ADMIN_PATH.productEditor.replace('{slug}', id));
  await page.waitForSelector('[data-feature="admin/product-editor"][data-state="live"]');
  await page.click(`${PRODUCT} ::-p-xpath(.//label[normalize-space()="Ceramics"]/input)`);
  await follow(page, `${PRODUCT} .admin-settings-form__actions [type=submit]`);

  const everything = await visitorFinds('/shop', true);
  expect([everything.categories, everything.overflow]).toEqual([['/shop/c/ceramics'], []]);
  expect(everything.products).toContain('/shop/p/linen-apron');
  for (const withScript of [true, false])
    expect(await visitorFinds('/shop/c/ceramics', withScript)).toEqual({
      title: expect.stringContaining('Ceramics'),
      categories: ['/shop', '/shop/c/ceramics'],
      products: ['/shop/p/stoneware-mug'],
      overflow: [],
    });
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

spec('LIMIT-05', 'without script categories are renamed, moved and removed, and keep their URLs', async () => {
  const { page } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.categories);
  await add(page, 'Kitchen');
  await add(page, 'Bowls');
  const kitchen = await page.$eval(ofCategory('View page', 'Kitchen'), (link) => link.getAttribute('href'));

  await page.click(ofCategory('Edit', 'Kitchen'));
  await fill(page, `details[open] [name=name]`, 'For the kitchen');
  await follow(page, ofCategory('Rename', 'Kitchen'));
  expect(await textOf(page, NOTICE)).toContain('Category renamed.');
  expect(await page.$eval(ofCategory('View page', 'For the kitchen'), (link) => link.getAttribute('href'))).toBe(
    kitchen,
  );

  await page.click(ofCategory('Edit', 'Bowls'));
  await follow(page, ofCategory('Move', 'Bowls'));
  await follow(page, '::-p-xpath(//main//h2/a[normalize-space()="For the kitchen"])');
  await follow(page, `form[action="${CATEGORIES_CALLS.moveCategory.path}"] button`);
  expect(await textOf(page, NOTICE)).toContain('Category moved here.');
  expect(await page.$eval(ofCategory('View page', 'Bowls'), (link) => link !== null)).toBe(true);

  await follow(page, 'main nav[aria-label="Breadcrumb"] a');
  await page.click(ofCategory('Edit', 'For the kitchen'));
  expect(await textOf(page, 'details[open]')).toContain('Its subcategory is removed too.');
  await follow(page, ofCategory('Remove', 'For the kitchen'));
  expect(await textOf(page, NOTICE)).toContain('Category removed.');
  expect(await textOf(page, 'main')).not.toContain('Bowls');
});
