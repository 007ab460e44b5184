import { SEARCH } from 'shared-types/blocks/search';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { spec } from '../../../../tools/testing/spec';
import { lastingId } from './lasting-id';
import { searchPages } from './search-pages';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
const siteLocales = [
  { locale: 'en-IE', root: '' },
  { locale: 'pl-PL', root: '/pl' },
  { locale: 'fr', root: '/fr' },
];

spec(['SRV-03', 'ENUM-01'], 'a site has a search page in each of its languages, in that language', () => {
  const pages = searchPages({ siteId: 'a', siteLocales, pages: [] });
  expect(pages.map(({ path, title, pageType, indexed }) => [path, title, pageType, indexed])).toEqual([
    ['/search', 'Search', PAGE_TYPE.search, false],
    ['/pl/search', 'Szukaj', PAGE_TYPE.search, false],
    ['/fr/search', 'Search', PAGE_TYPE.search, false],
  ]);
  for (const { body, blocks } of pages) {
    const [id] = body.layout.rows[0]?.columns[0]?.blocks ?? [];
    expect(blocks.get(id ?? '')?.type).toBe(BLOCK_TYPE.search);
  }
});

spec('SRV-03', 'except where its owner has put a page', () => {
  const own = searchPages({ siteId: 'a', siteLocales: siteLocales.slice(1, 2), pages: [] });
  expect(searchPages({ siteId: 'a', siteLocales, pages: own }).map(({ path }) => path)).toEqual([
    '/search',
    '/fr/search',
  ]);
});

test('every instance gives them the same ids, and no two pages share one', () => {
  const ids = (siteId: string) =>
    searchPages({ siteId, siteLocales, pages: [] }).flatMap(({ id, blocks }) => [id, ...blocks.keys()]);
  expect(ids('a')).toEqual(ids('a'));
  expect(new Set([...ids('a'), ...ids('b')]).size).toBe(12);
  expect(ids('a').every((id) => UUID.test(id))).toBe(true);
  expect(lastingId(SEARCH.path)).toMatch(UUID);
});
