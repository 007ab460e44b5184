import type { EventRecord } from 'shared-types/site/page/page-record';
import type { SitePage } from '../../site/directory/site-page';
import { eventOf } from './events-of';

const timeZone = 'America/Los_Angeles';

function timesOf(record: Pick<EventRecord, 'startsAt'> & Partial<EventRecord>): unknown[] {
  const event = eventOf({ record: { type: 'event', timeZone, ...record } } as SitePage);
  return [event?.firstDay, event?.lastDay, event?.overAt.toISOString()];
}

test('its days are those of its own time zone, and it is over at its end', () => {
  expect(timesOf({ startsAt: '2027-01-17T02:00:00Z', endsAt: '2027-01-17T05:00:00Z' })).toEqual([
    '2027-01-16',
    '2027-01-16',
    '2027-01-17T05:00:00.000Z',
  ]);
  expect(timesOf({ startsAt: '2027-03-12T17:00:00-08:00', endsAt: '2027-03-14T15:00:00-07:00' })).toEqual([
    '2027-03-12',
    '2027-03-14',
    '2027-03-14T22:00:00.000Z',
  ]);
});

test('one that ends at midnight stands on no further day', () => {
  expect(timesOf({ startsAt: '2027-01-16T20:00:00-08:00', endsAt: '2027-01-17T00:00:00-08:00' }).slice(0, 2)).toEqual([
    '2027-01-16',
    '2027-01-16',
  ]);
});

test('one without an end is over with its day', () => {
  expect(timesOf({ startsAt: '2027-01-16T20:00:00-08:00' })).toEqual([
    '2027-01-16',
    '2027-01-16',
    '2027-01-17T08:00:00.000Z',
  ]);
});

test('whole days are those that are written, and over at the midnight after the last', () => {
  const written = { startsAt: '2027-05-08T00:00:00Z', isAllDay: true };
  expect(timesOf(written)).toEqual(['2027-05-08', '2027-05-08', '2027-05-09T07:00:00.000Z']);
  expect(timesOf({ ...written, endsAt: '2027-05-31T10:00:00Z' })).toEqual([
    '2027-05-08',
    '2027-05-31',
    '2027-06-01T07:00:00.000Z',
  ]);
});

test('a post is no event', () => {
  expect(eventOf({ record: { type: 'post', publishedAt: '2027-01-16T20:00:00Z' } } as SitePage)).toBeUndefined();
});
