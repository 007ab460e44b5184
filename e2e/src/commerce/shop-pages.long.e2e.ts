import type { Page } from 'puppeteer';
import { largeShop, LARGE_SHOP_COUNT } from '../../../tools/testing/site/large-shop';
import { axeViolations } from '../browser/looks/axe-violations';
import { openChangedShop } from '../browser/open/changed-shop';

const shop = openChangedShop((document) => withManyProducts(document));

type Document = Parameters<Parameters<typeof openChangedShop>[0]>[0];

function withManyProducts(document: Document): Document {
  const { products, categories } = largeShop();
  const pictures = document.products.flatMap((product) => product.pictures.slice(0, 1));
  const own = products.map((product, index) => ({ ...product, pictures: [pictures[index % pictures.length] ?? ''] }));
  return { ...document, categories: categories ?? [], products: own };
}

const LINK = '.commerce-product-card__link';
const MORE = '[data-load-more] button';
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const titles = (page: Page) => page.$$eval(LINK, (links) => links.map((link) => link.textContent));
const numbered = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Product ${first + index}`);
const until = (page: Page, count: number) =>
  page.waitForFunction((selector, wanted) => document.querySelectorAll(selector).length === wanted, {}, LINK, count);
const leaving = (page: Page, act: Promise<unknown>) => Promise.all([page.waitForNavigation(), act]);
const untilShown = (page: Page, message: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-announcer=polite]')?.textContent?.includes(wanted),
    {},
    message,
  );

test('without script a visitor pages, sorts and filters, and removes filters', async () => {
  const { page, problems } = await shop.visit({ screen: 'phone', withScript: false });
  await page.goto(`${shop.url}/shop`);
  expect(await titles(page)).toEqual(numbered(1, 24));
  await leaving(page, page.click('a[rel=next]'));
  expect([await pathOf(page), await titles(page)]).toEqual(['/shop?page=2', numbered(25, 48)]);
  await page.click('summary');
  await page.select('[name=sort]', 'price-descending');
  await page.click('[name=category][value=cups]');
  await page.type('[name=price-to]', '300');
  await leaving(page, page.click('[data-shop-filters] .button:not(summary)'));
  expect((await titles(page)).slice(0, 3)).toEqual(['Product 28', 'Product 25', 'Product 22']);
  await leaving(page, page.click('[data-in-place]'));
  expect(await pathOf(page)).toBe('/shop?price-to=300.00&sort=price-descending');
  await leaving(page, page.click('li:last-child > [data-in-place]'));
  expect(await pathOf(page)).toBe('/shop?sort=price-descending');
  expect(problems).toEqual([]);
});

test('the first tap on “Load more” adds a page below, focuses it and updates the URL', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`${shop.url}/shop`);
  await page.click(MORE);
  await until(page, 48);
  expect(await titles(page)).toEqual(numbered(1, 48));
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Product 25');
  expect(await pathOf(page)).toBe('/shop?page=1-2');
  await untilShown(page, `Showing 1–48 of ${LARGE_SHOP_COUNT}`);
  await page.click(MORE);
  await until(page, LARGE_SHOP_COUNT);
  expect([await pathOf(page), await page.$(MORE)]).toEqual(['/shop?page=1-3', null]);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('going back from a product returns to the position, with all that was loaded, without a cached page', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  // A page with an `unload` listener is not in the back/forward cache.
  await page.evaluateOnNewDocument(() => addEventListener('unload', () => undefined));
  await page.goto(`${shop.url}/shop`);
  await page.click(MORE);
  await until(page, 48);
  const link = (await page.$$(LINK))[40];
  await link?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await leaving(page, link?.click() ?? Promise.reject(new Error('There is no such product.')));
  expect(await pathOf(page)).toBe('/shop/p/product-41');
  await page.goBack({ waitUntil: 'load' });
  expect(await titles(page)).toEqual(numbered(1, 48));
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 20, {}, before);
});

test('filters work in place: URL and announcement follow, and going back removes them', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`${shop.url}/shop`);
  await page.click('summary');
  await page.click('[name=category][value=bowls]');
  await page.waitForFunction(() => location.search === '?category=bowls');
  await until(page, 22);
  await untilShown(page, '22 products');
  // The form is as the visitor left it.
  expect(await page.$eval('[data-shop-filters] details', (details) => details.hasAttribute('open'))).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.type('[name=price-from]', '5000');
  await page.click('[data-shop-filters] .button:not(summary)');
  await page.waitForSelector('.commerce-shop__empty');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('0 products');
  expect(await axeViolations(page)).toEqual([]);
  await page.click('[aria-label="Remove the filter From $5,000.00"]');
  await until(page, 22);
  await page.goBack();
  await page.waitForSelector('.commerce-shop__empty');
  await page.evaluate(() => history.go(-2));
  await until(page, 24);
  expect(await page.$eval('[value=bowls]', (box) => (box as HTMLInputElement).checked)).toBe(false);
  expect(problems).toEqual([]);
});

test('names of categories and filters take one line each', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/shop?category=cups`);
  const shapes = await page.$$eval('nav li > a[href*="/shop/c/"], a[data-in-place]', (links) =>
    links.map((link) => link.clientWidth > 0.5 * link.clientHeight),
  );
  expect(shapes).toEqual([true, true, true, true]);
});
