import fc from 'fast-check';
import { nameKey } from '../../site/catalogue/category-name';
import { journalPath, readJournalQuery, writeJournalQuery, type JournalQuery } from './journal-query';

const read = (query: string) => readJournalQuery(new URLSearchParams(query));

test('reads a page and one filter; invalid values are ignored', () => {
  expect(read('')).toEqual({ page: 1 });
  expect(read('page=3&tag=Glazes')).toEqual({ page: 3, filter: { kind: 'tag', value: 'glazes' } });
  expect(read('tag=a&author=b&month=2026-11')).toEqual({ page: 1, filter: { kind: 'tag', value: 'a' } });
  expect(read('month=2026-11').filter).toEqual({ kind: 'month', value: '2026-11' });
  expect(read('month=2026').filter).toEqual({ kind: 'month', value: '2026' });
  for (const query of [
    'page=0',
    'page=-1',
    'page=1e9',
    'page=10000',
    'month=2026-13',
    'month=26',
    `tag=${'x'.repeat(51)}`,
  ])
    expect(read(query)).toEqual({ page: 1 });
});

test('the first page of all posts has no query', () => {
  expect(journalPath('/journal', { page: 1 })).toBe('/journal');
  expect(journalPath('/journal', { page: 2, filter: { kind: 'tag', value: 'the studio' } })).toBe(
    '/journal?tag=the+studio&page=2',
  );
});

test('what is written is read again', () => {
  const filter = fc.oneof(
    fc.record({
      kind: fc.constantFrom('tag' as const, 'author' as const),
      value: fc.stringMatching(/^[a-zäß0-9&=?# -]{1,40}$/),
    }),
    fc.record({ kind: fc.constant('month' as const), value: fc.constantFrom('2026-01', '1999-12', '2026') }),
  );
  const queries = fc.record({ page: fc.integer({ min: 1, max: 9999 }), filter }, { requiredKeys: ['page'] });
  fc.assert(
    fc.property(queries, (query) => {
      fc.pre(query.filter === undefined || nameKey(query.filter.value) === query.filter.value);
      expect(readJournalQuery(writeJournalQuery(query as JournalQuery))).toEqual(query);
    }),
  );
});
