import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';
import { collectionPath, productPath, shopPath } from './store-paths';

const page = (id: string, path: string, collection?: string) =>
  ({ id, path, ...(collection ? { collectionPath: collection } : {}) }) as SitePage;
const site = {
  pages: [page('1', '/'), page('2', '/shop'), page('3', '/shop/p/{slug}', '/shop'), page('4', '/outlet')],
  root: '',
  siteLocaleAt: () => ({ root: '' }),
} as unknown as Site;
const bare = { ...site, pages: [page('1', '/')] };

test('a product’s page is the item page of its shop', () => {
  expect(productPath(site, '2', 'stoneware-mug')).toBe('/shop/p/stoneware-mug');
  expect(productPath(site, '2', 'a b')).toBe('/shop/p/a%20b');
});

test('a product of a shop without an item page is on the shop page', () => {
  expect(productPath(site, '4', 'mug')).toBe('/outlet');
  expect(collectionPath(site, '4')).toBe('/outlet');
});

test('each language has its own shop', () => {
  const siteLocaleAt = (path: string) => ({ root: path.startsWith('/pl') ? '/pl' : '' });
  const pages = [page('1', '/p/{slug}', '/shop'), page('2', '/pl/p/{slug}', '/pl/sklep')];
  const both = { ...site, pages, siteLocaleAt } as unknown as Site;
  expect([shopPath(both), shopPath({ ...both, root: '/pl' })]).toEqual(['/shop', '/pl/sklep']);
  expect(shopPath({ ...both, pages: [], root: '/pl' })).toBe('/pl');
});

test('the shop is the collection whose items have a page; a site without one links to the home page', () => {
  expect(shopPath(site)).toBe('/shop');
  expect(shopPath(bare)).toBe('/');
  expect(productPath(bare, 'unknown', 'mug')).toBe('/');
});
