import type { Site, SitePage } from '../../site/directory/site';
import { collectionPath, productPath, shopPath } from './store-paths';

const page = (id: string, path: string, collection?: string) =>
  ({ id, path, ...(collection ? { collectionPath: collection } : {}) }) as SitePage;
const site = {
  pages: [page('1', '/'), page('2', '/shop'), page('3', '/shop/p/{slug}', '/shop'), page('4', '/outlet')],
} as unknown as Site;
const bare = { pages: [page('1', '/')] } as unknown as Site;

test('a product lives on the item page of its shop', () => {
  expect(productPath(site, '2', 'stoneware-mug')).toBe('/shop/p/stoneware-mug');
  expect(productPath(site, '2', 'a b')).toBe('/shop/p/a%20b');
});

test('a product of a shop without an item page lives on the shop page', () => {
  expect(productPath(site, '4', 'mug')).toBe('/outlet');
  expect(collectionPath(site, '4')).toBe('/outlet');
});

test('the shop is the collection whose items have a page; a site without one sends people home', () => {
  expect(shopPath(site)).toBe('/shop');
  expect(shopPath(bare)).toBe('/');
  expect(productPath(bare, 'unknown', 'mug')).toBe('/');
});
