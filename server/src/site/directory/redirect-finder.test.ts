import { redirectFinder, withQuery } from './redirect-finder';

const rows = [
  { from_path: '/old', target: '/shop?from=old#top', is_temporary: false },
  { from_path: '/blog/*', target: '/news/*', is_temporary: false },
  { from_path: '/blog/archive/*', target: '/history', is_temporary: true },
  { from_path: '/blog/first', target: '/about', is_temporary: false },
  { from_path: '/base/*', target: '/*', is_temporary: false },
  { from_path: '/away', target: 'https://other.example/x', is_temporary: false },
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
  ['/base/other.example', '/other.example'],
])('%s leads to %s', (path, to) => {
  expect(find(path)?.to).toBe(to);
});

test.each(['/', '/ol', '/old/x', '/blog', '/older', '/base//other.example', '/base/\\other.example/..'])(
  '%s leads nowhere else',
  (path) => {
    expect(find(path)?.to ?? '/').toMatch(/^\/(?![/\\])/);
    expect(find(path)?.to ?? '').not.toContain('//');
  },
);

test('a redirect of before a move for good is told from one for a while', () => {
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
