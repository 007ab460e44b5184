import { spec } from '../../../../tools/testing/spec';
import { HIT_DATA } from './hit-data.fixture';
import { keptHit } from './kept-hit';

const DATA = { ...HIT_DATA, url: 'http://open.example/search?q=my%20name#me', title: 'Search' };
const kept = (count: number, isVisitorDataRestricted: boolean) =>
  keptHit({ visitor: { id: 'v', count }, data: DATA }, { isVisitorDataRestricted });

spec('CONS-35', 'a site that restricts visitor data stores which page was read, but not by whom', () => {
  const url = 'http://open.example/search';
  expect(kept(1, true)).toEqual({
    visitorId: '',
    visitCount: 1,
    websiteId: 'w',
    templateId: 'colonnade',
    locale: 'en',
    url,
    title: 'Search',
    collectionId: 'c',
  });
  expect([2, 3, 70].map((count) => kept(count, true).visitCount)).toEqual([2, 2, 2]);
});

test('any other site stores the whole hit', () => {
  expect(kept(70, false)).toEqual({ ...DATA, visitorId: 'v', visitCount: 70 });
});
