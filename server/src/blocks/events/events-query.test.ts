import fc from 'fast-check';
import { eventsPath, readEventsQuery, writeEventsQuery, type EventsQuery } from './events-query';

const read = (query: string) => readEventsQuery(new URLSearchParams(query));
const FIRST: EventsQuery = { isPast: false, page: 1 };

test('reads tag, past, page and month together; invalid values are ignored', () => {
  expect(read('')).toEqual(FIRST);
  expect(read('tag=Glazes&show=past&page=3&month=2027-01')).toEqual({
    tag: 'glazes',
    isPast: true,
    page: 3,
    month: '2027-01',
  });
  for (const query of ['show=all', 'page=0', 'page=-1', 'page=10000', 'month=2027', 'month=2027-13', 'tag=+'])
    expect(read(query)).toEqual(FIRST);
  expect(read(`tag=${'x'.repeat(61)}`)).toEqual(FIRST);
});

test('what a page shows by itself has no query', () => {
  expect(eventsPath('/workshops', FIRST)).toBe('/workshops');
  expect(eventsPath('/workshops', { ...FIRST, tag: 'the studio', page: 2 })).toBe('/workshops?tag=the+studio&page=2');
});

test('what is written is read again', () => {
  const queries = fc.record(
    {
      tag: fc.stringMatching(/^[a-zäß0-9&=?#-]{1,40}$/),
      isPast: fc.boolean(),
      page: fc.integer({ min: 1, max: 9999 }),
      month: fc.constantFrom('2027-01', '1999-12'),
    },
    { requiredKeys: ['isPast', 'page'] },
  );
  fc.assert(
    fc.property(queries, (query) => {
      expect(readEventsQuery(writeEventsQuery(query as EventsQuery))).toEqual(query);
    }),
  );
});
