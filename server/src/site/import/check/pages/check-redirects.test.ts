import { exampleDocument } from '../../../../../../tools/testing/site/example-document';
import { patched } from '../../../../../../tools/testing/site/patched';
import { mistakesIn } from '../../mistakes.fixture';

const mistakesWith = (...redirects: readonly object[]) => mistakesIn(patched({ redirects }));

test('accepts redirects to pages, to items, into folders, and to other sites if declared', () => {
  expect(
    mistakesWith(
      { from: '/Old-Shop.html', to: '/shop?from=old#top' },
      { from: '/shop/p/cup', to: '/shop/p/mug', temporary: true },
      { from: '/goods/*', to: '/shop/p/*' },
      { from: '/sets/*', to: '/shop' },
      { from: '/książki', to: '/' },
      { from: '/blog/*', to: 'https://blog.example/', elsewhere: true },
    ),
  ).toEqual([]);
});

test.each<readonly [redirect: object, message: string]>([
  [{ from: '/shop', to: '/' }, 'from: there is a page at /shop, and pages come first'],
  [{ from: '/Shop/index.html', to: '/' }, 'from: there is a page at /shop, and pages come first'],
  [{ from: '/shop/p/mug', to: '/' }, 'from: there is a page at /shop/p/mug, and pages come first'],
  [{ from: '/api/old', to: '/' }, 'from: the server answers /api/old itself'],
  [{ from: '/Universal/yui3/*', to: '/shop' }, 'from: the server answers /universal/yui3/* itself'],
  [{ from: '/sitemap.xml', to: '/' }, 'from: the server answers /sitemap.xml itself'],
  ...['/', '/*', 'old', '//old', '/old*', '/a/*/b', '/a/../b', '/a?b', '/a%20b', '/a b', '/a\\b', '/a/'].map(
    (from): readonly [object, string] => [
      { from, to: '/' },
      'from: must be a path such as /old-shop or /blog/*, without query and with its letters unescaped',
    ],
  ),
  ...['shop', '//other.example', '/\\other.example', 'http://other.example', 'javascript:alert(1)', 'https://'].map(
    (to): readonly [object, string] => [
      { from: '/old', to },
      'to: must be an address on this site, beginning with one slash, or an https: address',
    ],
  ),
  [{ from: '/old', to: '/gone' }, 'to: there is no page at /gone'],
  [{ from: '/old', to: '/shop/p/{slug}' }, 'to: there is no page at /shop/p/{slug}'],
  [{ from: '/old', to: '/Old/?again' }, 'to: leads back to where it starts'],
  [{ from: '/old', to: '/shop/p/*' }, 'to: may end in /* only where from does'],
  [{ from: '/old/*', to: '/old/new/*' }, 'to: leads back into what it stands for'],
  [{ from: '/old/new/*', to: '/old/*' }, 'to: leads back into what it stands for'],
  [
    { from: '/old', to: 'https://other.example/' },
    'to: leads to another website: set elsewhere to true if that is meant',
  ],
  [{ from: '/old', to: '/shop', elsewhere: true }, 'to: is an address on this site, so elsewhere cannot be true'],
  [
    { from: '/old', to: 'https://shop.example/shop', elsewhere: true },
    'to: is an address on this site: write it from its first slash on',
  ],
])('%j is refused', (redirect, message) => {
  expect(mistakesWith(redirect)).toEqual([`redirects[0].${message}.`]);
});

test('no redirect leads to another, nor in a circle', () => {
  expect(
    mistakesWith(
      { from: '/a', to: '/b' },
      { from: '/b', to: '/A' },
      { from: '/c', to: '/d/x' },
      { from: '/d/*', to: '/' },
    ),
  ).toEqual([
    'redirects[0].to: leads to another redirect, from /b: name the page at its end.',
    'redirects[1].to: leads to another redirect, from /a: name the page at its end.',
    'redirects[2].to: leads to another redirect, from /d/x: name the page at its end.',
  ]);
  expect(mistakesWith({ from: '/a/*', to: '/b/*' }, { from: '/b/c/*', to: '/d/*' })).toEqual([
    'redirects[0].to: leads to another redirect, from /b/c/*: name the folder at its end.',
  ]);
});

test('an address has one redirect, in any case of letters', () => {
  expect(mistakesWith({ from: '/old', to: '/shop' }, { from: '/OLD', to: '/' })).toEqual([
    'redirects[1].from: there is another redirect from "/old".',
  ]);
});

test('accepts ten thousand redirects, and no more', () => {
  const redirects = Array.from({ length: 10_001 }, (_, index) => ({ from: `/old-${index}`, to: '/' }));
  expect(mistakesIn({ ...exampleDocument(), redirects: redirects.slice(1) })).toEqual([]);
  expect(mistakesIn({ ...exampleDocument(), redirects })).toEqual(['redirects: must have at most 10000 entries.']);
});
