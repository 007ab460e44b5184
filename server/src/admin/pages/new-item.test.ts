import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Site } from '../../site/directory/site';
import { itemPages, newItem } from './new-item';

const NOW = new Date('2026-12-01T02:00:00Z');

function siteWith(settings: unknown, path = '/journal', type: number = BLOCK_TYPE.journal): Site {
  const blocks = new Map([['1', { id: '1', type, settings }]]);
  const pages = [
    { path, title: 'Journal', blocks },
    { path: '/about', title: 'About', blocks: new Map() },
  ];
  return { pages, timeZone: 'America/Los_Angeles' } as unknown as Site;
}
const itemIn = (site: Site, title: string, collection = '/journal') =>
  newItem(site, { collection, title, author: 'Ada', now: NOW });
const pathIn = (site: Site, title: string, collection = '/journal') => itemIn(site, title, collection)?.wantedPath;

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
  expect(itemIn(siteWith({}), 'Kiln')?.record).toEqual({
    type: 'post',
    publishedAt: '2026-11-30T18:00:00.000-08:00',
    author: 'Ada',
  });
});

test('only pages that list their own items have some', () => {
  expect(itemPages(siteWith({})).map(({ page, kind }) => [page.path, kind])).toEqual([['/journal', 'post']]);
  expect(itemPages(siteWith({ collection: '/elsewhere' }))).toEqual([]);
  expect([pathIn(siteWith({}), 'Kiln', '/about'), pathIn(siteWith({}, '/'), 'Kiln', '/')]).toEqual([
    undefined,
    '/kiln',
  ]);
});

test('an event begins at noon a week later in the site’s time zone, at an address of its title', () => {
  const site = siteWith({ postUrl: '%y-%t' }, '/workshops', BLOCK_TYPE.events);
  expect(itemIn(site, 'Glaze Day', '/workshops')).toEqual({
    wantedPath: '/workshops/glaze-day',
    record: { type: 'event', startsAt: '2026-12-07T12:00:00.000-08:00', timeZone: 'America/Los_Angeles' },
  });
});

test('a lesson begins as the last one of its course', () => {
  const empty = siteWith({}, '/course', BLOCK_TYPE.course);
  const lesson = (path: string, number: number) => ({ path, blocks: new Map(), record: { type: 'lesson', number } });
  const pages = [...empty.pages, lesson('/course/a', 4), lesson('/course/b', 2), lesson('/other/c', 9)];
  const begun = { ...empty, pages } as unknown as Site;
  expect(itemIn(empty, 'Clay', '/course')?.record).toEqual({ type: 'lesson', number: 1 });
  expect(itemIn(begun, 'Clay', '/course')?.record).toEqual({ type: 'lesson', number: 5 });
});
