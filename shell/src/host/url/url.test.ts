import { url } from './url';

test('adds a query and leaves out what has no value', () => {
  expect(url('/shop', { page: 2, sort: undefined, q: 'a b&c' })).toBe('/shop?page=2&q=a+b%26c');
});

test('leaves an address without a query as it is', () => {
  expect(url('/shop')).toBe('/shop');
  expect(url('/shop', { page: undefined })).toBe('/shop');
});

test('continues a query, and keeps the fragment last', () => {
  expect(url('/shop?page=2#list', { sort: 'new' })).toBe('/shop?page=2&sort=new#list');
});
