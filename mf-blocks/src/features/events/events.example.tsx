import type {
  CalendarEvent,
  EventsCalendarView,
  EventsListView,
  EventsView,
  EventTeaser,
} from 'shared-types/blocks/events/events';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE, BLOCK_VARIANT } from 'shared-types/site/block-type';

const timeZone = 'America/Los_Angeles';
const throwing: CalendarEvent = {
  path: '/workshops/throwing',
  title: 'Throwing for beginners',
  time: {
    firstDay: '2027-01-16',
    lastDay: '2027-01-16',
    hours: { startsAt: '2027-01-16T10:00:00-08:00', endsAt: '2027-01-16T13:00:00-08:00', timeZone },
  },
};
const firing: CalendarEvent = {
  path: '/workshops/wood-ash',
  title: 'A weekend in wood ash',
  time: {
    firstDay: '2027-01-29',
    lastDay: '2027-01-31',
    hours: { startsAt: '2027-01-29T17:00:00-08:00', endsAt: '2027-01-31T15:00:00-08:00', timeZone },
  },
};
const openDay: CalendarEvent = {
  path: '/workshops/open-studio',
  title: 'Open studio',
  time: { firstDay: '2027-01-16', lastDay: '2027-01-16' },
};

const teaser = (event: CalendarEvent, changes: Partial<EventTeaser> = {}): EventTeaser => ({
  ...event,
  place: 'The studio',
  text: 'Three hours at the wheel. Clay, glazes and the firing are included.',
  picture: { src: '/images/workshop/workshop.jpg', width: 1600, height: 1200, alt: 'A wheel' },
  tags: [
    { name: 'Beginners', path: '/workshops?tag=beginners' },
    { name: 'Clay', path: '/workshops?tag=clay' },
  ],
  ...changes,
});

const sample = (view: EventsView): PropsOf<'blocks/events/events'> => ({
  block: {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a91',
    type: BLOCK_TYPE.events,
    variant: BLOCK_VARIANT.events,
    settings: {},
  },
  data: { 'blocks/events/events': view },
});

const feed = { name: 'Workshops', path: '/feeds/workshops.ics' };
const list = (changes: Partial<EventsListView>) =>
  sample({
    design: 'list',
    title: '',
    collectionId: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a92',
    isPast: false,
    events: [teaser(throwing), teaser(firing), { ...openDay, tags: [] }],
    page: 1,
    pages: 1,
    changesAt: '2027-01-16T21:00:00.000Z',
    otherPath: '/workshops?show=past',
    feed,
    ...changes,
  });
const calendar = (changes: Partial<EventsCalendarView>) =>
  sample({
    design: 'calendar',
    title: '',
    month: '2027-01',
    events: [throwing, openDay, firing],
    previousPath: '/workshops?month=2026-12',
    nextPath: '/workshops?month=2027-02',
    feed,
    ...changes,
  });

export const examples = {
  list: list({}),
  titled: list({ title: 'Coming up', page: 2, pages: 3, previousPath: '/workshops', nextPath: '/workshops?page=3' }),
  past: list({ isPast: true, otherPath: '/workshops' }),
  tag: list({ tag: { name: 'Glazes', path: '/workshops' }, events: [teaser(firing)] }),
  calendar: calendar({}),
  emptyMonth: calendar({ title: 'Calendar', month: '2027-02', events: [] }),
  empty: sample({ design: 'list', title: '', isPast: false, events: [], page: 1, pages: 1 }),
  emptyPast: sample({ design: 'list', title: '', isPast: true, events: [], page: 1, pages: 1 }),
};
