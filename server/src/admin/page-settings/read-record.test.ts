import fc from 'fast-check';
import type { EventRecord, PageRecord, PageRecordType } from 'shared-types/site/page/page-record';
import { isoIn } from '../../platform/time-zone/iso-in';
import { recordSchema } from '../../site/import/schema/record.schema';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';
import { readRecord } from './read-record';
import { recordFields, type RecordFields } from './record-fields';

const DUBLIN = 'Europe/Dublin';
const read = (type: PageRecordType | '', fields: RecordFields, stored?: PageRecord) =>
  readRecord({ type, fields, tags: [], stored, timeZone: DUBLIN, messages: PAGE_SETTINGS_MESSAGES.en });
const event = (fields: RecordFields) => read('event', { timeZone: DUBLIN, ...fields });

test('a post has the day and time of the site’s clocks; without a time it is midnight', () => {
  expect(read('post', { publishedDay: '2027-07-01', publishedTime: '18:30', author: 'Ada' })).toEqual({
    record: { type: 'post', publishedAt: '2027-07-01T18:30:00.000+01:00', author: 'Ada' },
    errors: {},
  });
  expect(read('post', { publishedDay: '2027-01-01' }).record).toEqual({
    type: 'post',
    publishedAt: '2027-01-01T00:00:00.000Z',
  });
});

test('an event without times takes whole days, the last one included', () => {
  expect(event({ startDay: '2027-01-16' }).record).toEqual({
    ...{ type: 'event', startsAt: '2027-01-16T00:00:00.000Z', isAllDay: true, timeZone: DUBLIN },
  });
  expect(event({ startDay: '2027-03-27', endDay: '2027-03-29' }).record).toMatchObject({
    ...{ startsAt: '2027-03-27T00:00:00.000Z', endsAt: '2027-03-29T00:00:00.000+01:00', isAllDay: true },
  });
});

test('an event with times has them in its own time zone', () => {
  const times = { startDay: '2027-01-16', startTime: '18:00', timeZone: 'America/Los_Angeles' };
  expect(event(times).record).toMatchObject({ startsAt: '2027-01-16T18:00:00.000-08:00' });
  expect(event({ ...times, endTime: '20:30' }).record).toMatchObject({ endsAt: '2027-01-16T20:30:00.000-08:00' });
  expect(event({ ...times, endDay: '2027-01-17', endTime: '01:00' }).record).toMatchObject({
    endsAt: '2027-01-17T01:00:00.000-08:00',
  });
});

test.each<[PageRecordType, RecordFields, string]>([
  ['post', {}, 'publishedDay'],
  ['post', { publishedDay: '2027-03-28', publishedTime: '01:30' }, 'publishedTime'],
  ['event', { timeZone: DUBLIN }, 'startDay'],
  ['event', { startDay: '2027-01-16' }, 'timeZone'],
  ['event', { startDay: '2027-01-16', timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['event', { startDay: '2027-01-16', endDay: '2027-01-15', timeZone: DUBLIN }, 'endDay'],
  ['event', { startDay: '2027-01-16', endTime: '18:00', timeZone: DUBLIN }, 'startTime'],
  ['event', { startDay: '2027-01-16', startTime: '18:00', endDay: '2027-01-17', timeZone: DUBLIN }, 'endTime'],
  ['event', { startDay: '2027-01-16', startTime: '18:00', endTime: '18:00', timeZone: DUBLIN }, 'endTime'],
  ['event', { startDay: '2027-03-28', startTime: '01:30', timeZone: DUBLIN }, 'startTime'],
  ['event', { startDay: '2027-03-28', startTime: '00:30', endTime: '01:30', timeZone: DUBLIN }, 'endTime'],
  ['lesson', {}, 'lessonNumber'],
  ['lesson', { lessonNumber: '0' }, 'lessonNumber'],
  ['lesson', { lessonNumber: '1000' }, 'lessonNumber'],
  ['lesson', { lessonNumber: '1.5' }, 'lessonNumber'],
  ['lesson', { lessonNumber: '1', lessonMinutes: '1441' }, 'lessonMinutes'],
])('a %s of %j is refused at %s', (type, fields, field) => {
  const { record, errors } = read(type, fields);
  expect([record, Object.keys(errors)]).toEqual([undefined, [field]]);
});

test('a page of its own has no record, whatever the other fields say', () => {
  expect(read('', { startDay: '2027-01-16', timeZone: DUBLIN, lessonNumber: 'x' })).toEqual({ errors: {} });
});

const moment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-01T00:00:00Z'),
  noInvalidDate: true,
});
const zone = fc.constantFrom(DUBLIN, 'UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Chatham');
const text = fc.constantFrom('The workshop', 'دكان', 'a');
const optional = <T>(key: string, values: fc.Arbitrary<T>) =>
  fc.option(values).map((value) => (value === null ? {} : { [key]: value }));
const posts = fc
  .tuple(moment, zone, optional('author', text))
  .map(([at, timeZone, author]): PageRecord => ({ type: 'post', publishedAt: isoIn(timeZone, at), ...author }));
const events = fc
  .tuple(moment, zone, fc.option(fc.integer({ min: 1, max: 10_000_000 })), optional('place', text), fc.boolean())
  .map(([at, timeZone, seconds, place, isAllDay]): EventRecord => {
    const end = seconds === null ? {} : { endsAt: isoIn(timeZone, new Date(at.getTime() + seconds * 1000)) };
    return { type: 'event', startsAt: isoIn(timeZone, at), ...end, timeZone, ...place, ...(isAllDay && { isAllDay }) };
  });
const lessons = fc
  .tuple(
    fc.integer({ min: 1, max: 999 }),
    optional('chapter', text),
    optional('minutes', fc.integer({ min: 1, max: 1440 })),
  )
  .map(([number, chapter, minutes]): PageRecord => ({ type: 'lesson', number, ...chapter, ...minutes }));

test('a record whose fields nobody has changed stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(posts, events, lessons), (record) => {
      expect(read(record.type, recordFields(record), record)).toEqual({ record, errors: {} });
    }),
  );
});

test('whatever is taken fits a site document, and shows the fields it was made of', () => {
  const day = fc.constantFrom('', '2027-01-16', '2027-01-17', '2027-03-28', '2027-10-31');
  const time = fc.constantFrom('', '00:00', '01:30', '18:00', '23:59');
  const fields = fc.record({ startDay: day, startTime: time, endDay: day, endTime: time, timeZone: zone, place: text });
  fc.assert(
    fc.property(fields, (sent) => {
      const { record, errors } = read('event', sent);
      expect(Object.keys(errors)).toHaveLength(record ? 0 : 1);
      if (!record) return;
      expect(recordSchema.safeParse(record).error).toBeUndefined();
      const shown = recordFields(record);
      const last = shown.endDay || shown.startDay;
      expect([shown.startDay, shown.startTime, last, shown.place]).toEqual([
        ...[sent.startDay, sent.startTime, sent.endDay || sent.startDay, sent.place],
      ]);
    }),
  );
});
