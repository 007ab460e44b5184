import fc from 'fast-check';
import { pageFinder } from './page-finder';
import type { SitePage } from './site-page';

const pages = ['/', '/shop', '/shop/p/{slug}', '/shop/p/special', '/order/{token}', '/über'].map(
  (path) => ({ id: path, path }) as unknown as SitePage,
);
const pageAt = pageFinder(pages);
const found = (path: string) => {
  const match = pageAt(path);
  return match && [match.page.path, match.params];
};

test.each([
  ['/', ['/', {}]],
  ['/shop', ['/shop', {}]],
  ['/shop/', ['/shop', {}]],
  ['/shop/p/mug', ['/shop/p/{slug}', { slug: 'mug' }]],
  ['/shop/p/mug/', ['/shop/p/{slug}', { slug: 'mug' }]],
  ['/shop/p/special', ['/shop/p/special', {}]],
  ['/order/a_B-9', ['/order/{token}', { token: 'a_B-9' }]],
  ['/%C3%BCber', ['/über', {}]],
  ['/shop/p/caf%C3%A9', ['/shop/p/{slug}', { slug: 'café' }]],
  ['/shop/p/a%2Fb', ['/shop/p/{slug}', { slug: 'a%2Fb' }]],
])('%s is found', (path, expected) => {
  expect(found(path)).toEqual(expected);
});

test.each([
  '',
  '//',
  '/shop//',
  '/Shop',
  '/shop/p',
  '/shop/p/',
  '/shop/p/a/b',
  '/order',
  '/%zz',
  '/shop/p/{slug}/x',
  '/__proto__',
  '/constructor',
])('%j is no page’s address', (path) => {
  expect(found(path)).toBeUndefined();
});

test('any legal path segment is found again as it was written', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((slug) => !slug.includes('/') && slug !== 'special'),
      (slug) => {
        expect(pageAt(`/shop/p/${encodeURIComponent(slug)}`)?.params.slug).toBe(slug);
      },
    ),
  );
});
