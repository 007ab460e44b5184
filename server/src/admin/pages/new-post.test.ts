import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Site } from '../../site/directory/site';
import { journalPages, newPost } from './new-post';

const NOW = new Date('2026-12-01T02:00:00Z');

function siteWith(settings: unknown, path = '/journal'): Site {
  const blocks = new Map([['1', { id: '1', type: BLOCK_TYPE.journal, settings }]]);
  const pages = [
    { path, title: 'Journal', blocks },
    { path: '/about', title: 'About', blocks: new Map() },
  ];
  return { pages, timeZone: 'America/Los_Angeles' } as unknown as Site;
}
const pathIn = (site: Site, title: string, journal = '/journal') =>
  newPost(site, { journal, title, author: 'Ada', now: NOW })?.wantedPath;

test.each([
  [{}, 'Kiln Opening', '/journal/kiln-opening'],
  [{ postUrl: '' }, 'Kiln Opening', '/journal/kiln-opening'],
  [{ postUrl: '/%y/%m/%d/%t' }, 'Kiln Opening', '/journal/2026-11-30-kiln-opening'],
  [{ postUrl: 'news-%T' }, 'Über 100% / Clay', '/journal/news-uber-100-clay'],
  [{ postUrl: '%q/%t' }, 'Kiln', '/journal/kiln'],
  [{ postUrl: '%y' }, '', '/journal/2026'],
])('a post of a journal with %j called %p is at %s', (settings, title, path) => {
  expect(pathIn(siteWith(settings), title)).toBe(path);
});

test('a post begins on the day of the site’s time zone, by its author', () => {
  const post = newPost(siteWith({}), { journal: '/journal', title: 'Kiln', author: 'Ada', now: NOW });
  expect(post?.record).toEqual({ type: 'post', publishedAt: '2026-11-30T18:00:00.000-08:00', author: 'Ada' });
});

test('only pages that list their own posts are journals', () => {
  expect(journalPages(siteWith({})).map(({ path }) => path)).toEqual(['/journal']);
  expect(journalPages(siteWith({ collection: '/elsewhere' }))).toEqual([]);
  expect([pathIn(siteWith({}), 'Kiln', '/about'), pathIn(siteWith({}, '/'), 'Kiln', '/')]).toEqual([
    undefined,
    '/kiln',
  ]);
});
