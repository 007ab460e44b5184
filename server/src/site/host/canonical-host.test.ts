import { canonicalHost } from './canonical-host';

test.each([
  ['Shop.Example', 'shop.example'],
  ['shop.example.', 'shop.example'],
  ['127.0.0.1', 'localhost'],
  ['[::1]', 'localhost'],
  ['LOCALHOST', 'localhost'],
  ['127.0.0.2', '127.0.0.2'],
  ['', ''],
])('%j is looked up as %j', (host, name) => {
  expect(canonicalHost(host)).toBe(name);
});
