import fc from 'fast-check';
import { escapedPath, tidyPath } from './tidy-path';

test.each([
  ['/', '/'],
  ['/shop', '/shop'],
  ['/Shop/', '/Shop'],
  ['//shop///p/mug//', '/shop/p/mug'],
  ['/\\other.example', '/other.example'],
  ['/index.html', '/'],
  ['/shop/INDEX.htm', '/shop'],
  ['/shop/index.html/', '/shop'],
  ['/index.html/shop', '/index.html/shop'],
  ['/%C5%BBURAWINA', '/ŻURAWINA'],
  ['/%zz', undefined],
  ['/%2Fother.example', undefined],
  ['/shop/%5c%5Cother.example', undefined],
])('%s is tidied to %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test('a tidy path is unchanged, so that no redirect leads to another', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const tidy = tidyPath(path);
      // An index file in a folder with its name is removed once.
      fc.pre(tidy !== undefined && !/\/index\.html?$/i.test(tidy) && !tidy.includes('%'));
      expect(tidyPath(escapedPath(tidy ?? ''))).toBe(tidy);
    }),
  );
});

test('an address made from a path names no other host', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const tidy = tidyPath(text);
      if (tidy !== undefined) expect(new URL(escapedPath(tidy), 'http://shop.example').host).toBe('shop.example');
    }),
  );
});
