import fc from 'fast-check';
import { movedRedirects } from './changed-site';

/** Paths of pages; a move gives one of them another path that is free. */
const move = fc.record({ page: fc.nat(3), to: fc.integer({ min: 0, max: 7 }).map((number) => `/${number}`) });

test('after any number of moves every former path leads to its page, without chains and loops', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (wanted) => {
      const pages = ['/0', '/1', '/2', '/3'];
      const former = new Set(pages);
      let redirects = movedRedirects([], { moves: [], paths: new Set(pages) });
      for (const { page, to } of wanted) {
        const from = pages[page] ?? '';
        if (pages.includes(to)) continue;
        pages[page] = to;
        former.add(to);
        redirects = movedRedirects(redirects, { moves: [{ from, to }], paths: new Set(pages) });
      }
      expect(redirects.every(({ from, to }) => !pages.includes(from) && pages.includes(to))).toBe(true);
      const reached = [...pages, ...redirects.map(({ from }) => from)];
      expect(reached.toSorted()).toEqual([...former].sort());
    }),
  );
});

test('redirects of the document follow, with what comes after the path', () => {
  const redirects = [
    { from: '/old', to: '/about?from=old#team' },
    { from: '/blog/*', to: '/journal/*' },
  ];
  expect(movedRedirects(redirects, { moves: [{ from: '/about', to: '/team' }], paths: new Set(['/team']) })).toEqual([
    { from: '/old', to: '/team?from=old#team' },
    { from: '/blog/*', to: '/journal/*' },
    { from: '/about', to: '/team' },
  ]);
});

test('pages that exchange their paths leave none', () => {
  const moves = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
  ];
  expect(movedRedirects([], { moves, paths: new Set(['/a', '/b']) })).toEqual([]);
});

test('a page of items leaves a redirect for all of them, unless it would lead back into itself', () => {
  const after = (to: string) => movedRedirects([], { moves: [{ from: '/shop/p/{slug}', to }], paths: new Set([to]) });
  expect(after('/store/{slug}')).toEqual([{ from: '/shop/p/*', to: '/store/*' }]);
  expect(after('/shop/{slug}')).toEqual([]);
});
