import { mainOriginOf } from './main-origin';

test.each([
  ['http://www.shop.example', 'http://shop.example'],
  ['https://shop.product.example', 'https://shop.example'],
  ['http://127.0.0.1:4000', 'http://shop.example:4000'],
  ['http://[::1]:4000', 'http://shop.example:4000'],
])('%s becomes %s', (origin, expected) => {
  expect(mainOriginOf({ hosts: ['shop.example', 'www.shop.example'] }, origin)).toBe(expected);
});
