import { redirectFaults } from './redirect-faults';

const PAGES = new Set(['/shop', '/team']);
const site = { hosts: ['shop.example'], hasPage: (path: string) => PAGES.has(path) };

/** Faults of the changed redirects, written as `from → to`, among others. */
function faultsOf(changed: readonly string[], others: readonly string[] = []) {
  const parsed = [...others, ...changed].map((text) => {
    const [from = '', to = ''] = text.split(' → ');
    return { from, to, temporary: false };
  });
  const names = new Set(changed.map((text) => text.split(' → ')[0] ?? ''));
  return redirectFaults(parsed, names, site).map(({ from, field, kind, trail }) => [
    from,
    field,
    kind,
    trail.join(' '),
  ]);
}

test('redirects that lead to pages and other sites have no fault', () => {
  expect(faultsOf(['/a → /shop?x#y', '/b/* → /team', '/c/* → /shop/*', '/d → https://other.example/'])).toEqual([]);
});

test('loops and chains are named with every path of them', () => {
  expect(faultsOf(['/a → /b'], ['/b → /a'])).toEqual([['/a', 'to', 'circle', '/a /b /a']]);
  expect(faultsOf(['/a → /b'], ['/b → /shop'])).toEqual([['/a', 'to', 'chain', '/a /b /shop']]);
  expect(faultsOf(['/a → /a'])).toEqual([['/a', 'to', 'itself', '']]);
  expect(faultsOf(['/a/* → /a/b/*'])).toEqual([['/a/*', 'to', 'into-itself', '']]);
  expect(faultsOf(['/a → /b/c'], ['/b/* → /team'])).toEqual([['/a', 'to', 'chain', '/a /b/c /team']]);
  expect(faultsOf(['/a/* → /b/*'], ['/b/c/* → /shop/*'])).toEqual([
    ['/a/*', 'to', 'folder-chain', '/a/* /b/c/* /shop'],
  ]);
});

test('a redirect to which another one leads is refused, with that one', () => {
  // The product at /gone was removed since.
  expect(faultsOf(['/gone → /shop'], ['/old → /gone'])).toEqual([['/gone', 'from', 'reached', '/old /gone /shop']]);
});

test('pages come first, and old mistakes of others do not matter', () => {
  expect(faultsOf(['/shop → /team', '/api/x → /team'], ['/old → /gone'])).toEqual([
    ['/shop', 'from', 'has-page', ''],
    ['/api/x', 'from', 'taken', ''],
  ]);
});

test('ten thousand redirects of folders are checked in little time', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => `/a${index}/b/* → /shop/c${index}/*`);
  const start = performance.now();
  expect(faultsOf(all)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(10_000);
});
