import type { EventRecord } from 'shared-types/site/page/page-record';
import type { SitePage } from '../../site/directory/site-page';
import { eventOf } from './events-of';
import { iCalendar } from './icalendar';

const page = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a90',
  path: '/workshops/glaze day',
  title: 'Glaze day; bring an apron, and \\ a friend',
  description: 'Two hours.\nTea is there.',
  changedAt: new Date('2026-11-01T10:00:00Z'),
} as SitePage;
const record: EventRecord = {
  type: 'event',
  startsAt: '2026-12-05T14:00:00+01:00',
  endsAt: '2026-12-05T16:00:00+01:00',
  timeZone: 'Europe/Berlin',
  place: 'The workshop',
  address: 'Kiln Lane 4',
  tags: ['Glazes', 'Beginners'],
};

function lines(changes: Partial<EventRecord> = {}, pageChanges: Partial<SitePage> = {}): string[] {
  const event = eventOf({ ...page, record: { ...record, ...changes }, ...pageChanges });
  const text = iCalendar({
    site: { name: 'Fern & Kiln' },
    title: 'Workshops',
    events: event ? [event] : [],
    origin: 'https://fern.test',
  });
  expect(text.endsWith('\r\n')).toBe(true);
  return text.split('\r\n');
}

test('an event has its times in UTC, and its texts escaped', () => {
  expect(lines()).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTAMP:20261101T100000Z',
      'DTSTART:20261205T130000Z',
      'DTEND:20261205T150000Z',
      'SUMMARY:Glaze day\\; bring an apron\\, and \\\\ a friend',
      'DESCRIPTION:Two hours.\\nTea is there.',
      'LOCATION:The workshop\\, Kiln Lane 4',
      'CATEGORIES:Glazes,Beginners',
      'URL:https://fern.test/workshops/glaze%20day',
      'UID:6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a90@fern.test',
    ]),
  );
});

test('whole days end on the day after the last one', () => {
  expect(lines({ isAllDay: true, endsAt: '2026-12-06T12:00:00+01:00' })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207']),
  );
});

test('an end that nobody knows is left out', () => {
  const { endsAt: _, ...open } = record;
  const known = lines({}, { record: open });
  expect(known).toContain('DTSTART:20261205T130000Z');
  expect(known.filter((line) => line.startsWith('DTEND'))).toEqual([]);
});

test('no line is longer than 75 octets, and unfolded nothing is lost', () => {
  const title = 'Ära der Öfen 🏺 '.repeat(30).trim();
  const folded = lines({}, { title });
  expect(Math.max(...folded.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(folded.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
