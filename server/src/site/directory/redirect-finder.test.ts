import fc from 'fast-check';
import { redirectFinder, withQuery } from './redirect-finder';

const rows = [
  { from_path: '/old', target: '/shop?from=old#top', is_temporary: false },
  { from_path: '/blog/*', target: '/news/*', is_temporary: false },
  { from_path: '/blog/archive/*', target: '/history', is_temporary: true },
  { from_path: '/blog/first', target: '/about', is_temporary: false },
  { from_path: '/base/*', target: '/*', is_temporary: false },
  { from_path: '/away', target: 'https://other.example/x', is_temporary: false },
  { from_path: '/weg', target: 'https://łódź.example/żółw', is_temporary: false },
];
const find = redirectFinder(rows);

test.each([
  ['/old', '/shop?from=old#top'],
  ['/blog/a', '/news/a'],
  ['/Blog/A/b', '/news/A/b'],
  ['/blog/ż', '/news/%C5%BC'],
  ['/blog/first', '/about'],
  ['/blog/archive/2019/x', '/history'],
  ['/away', 'https://other.example/x'],
  ['/weg', 'https://xn--d-uga0v4h.example/%C5%BC%C3%B3%C5%82w'],
  ['/base/other.example', '/other.example'],
])('%s leads to %s', (path, to) => {
  expect(find(path)?.to).toBe(to);
});

test.each(['/', '/ol', '/old/x', '/blog', '/older', '/base//other.example', '/base/\\other.example/..'])(
  '%s has no redirect',
  (path) => {
    expect(find(path)?.to ?? '/').toMatch(/^\/(?![/\\])/);
    expect(find(path)?.to ?? '').not.toContain('//');
  },
);

test('a path below a folder redirects by the nearest folder, with all its remaining parts', () => {
  const part = fc.constantFrom('blog', 'Blog', 'archive', 'base', 'a', 'İ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const from = (depth: number) => `/${parts.slice(0, depth).join('/').toLowerCase()}/*`;
      const depths = parts.map((_, index) => parts.length - index - 1).filter((depth) => depth > 0);
      const depth = depths.find((some) => rows.some(({ from_path: path }) => path === from(some)));
      const target = rows.find(({ from_path: path }) => depth !== undefined && path === from(depth))?.target;
      const to = target?.replace('*', parts.slice(depth).map(encodeURIComponent).join('/'));
      fc.pre(parts.join('/').toLowerCase() !== 'blog/first');
      expect(find(`/${parts.join('/')}`)?.to).toBe(to);
    }),
  );
});

test('a path of thousands of parts is looked up only as often as the deepest folder has parts', () => {
  const looked = jest.spyOn(Map.prototype, 'get');
  const parts = `${'a/'.repeat(7500)}x`;
  expect([find(`/blog/${parts}`)?.to, find(`/${parts}`)]).toEqual([`/news/${parts}`, undefined]);
  // Once as it is, and as a folder of one and of two parts.
  expect(looked).toHaveBeenCalledTimes(6);
});

test('permanent and temporary redirects are told apart', () => {
  expect([find('/old')?.isTemporary, find('/blog/archive/x')?.isTemporary]).toEqual([false, true]);
});

test.each([
  ['/shop', '', '/shop'],
  ['/shop', '?', '/shop'],
  ['/shop', '?a=1', '/shop?a=1'],
  ['/shop?b=2#top', '?a=1', '/shop?b=2&a=1#top'],
  ['/shop#top', '?a=1', '/shop?a=1#top'],
])('%s with %j is %s', (address, search, whole) => {
  expect(withQuery(address, search)).toBe(whole);
});
