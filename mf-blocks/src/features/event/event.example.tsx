import type { EventPart, EventView } from 'shared-types/blocks/events/event';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const event: EventView = {
  title: 'A weekend in wood ash',
  path: '/workshops/wood-ash',
  time: {
    firstDay: '2027-03-12',
    lastDay: '2027-03-14',
    hours: {
      startsAt: '2027-03-12T17:00:00-08:00',
      endsAt: '2027-03-14T15:00:00-07:00',
      timeZone: 'America/Los_Angeles',
    },
  },
  place: 'The studio',
  address: '1420 SE Alder Street, Portland, Oregon',
  tags: [
    { name: 'Firing', path: '/workshops?tag=firing' },
    { name: 'Glazes', path: '/workshops?tag=glazes' },
  ],
  calendarPath: '/feeds/workshops/wood-ash.ics',
  feed: { name: 'Workshops', path: '/feeds/workshops.ics' },
  collection: { name: 'Workshops', path: '/workshops' },
  earlier: { name: 'Glaze day', path: '/workshops/glaze-day' },
  later: { name: 'Open studio', path: '/workshops/open-studio' },
};

const sample = (part: EventPart, view: EventView = event): PropsOf<'blocks/event/event'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a93', type: BLOCK_TYPE.event, settings: { part } },
  data: { 'blocks/event/event': view },
});

const { earlier: _earlier, address: _address, place: _place, calendarPath: _calendarPath, ...first } = event;

export const examples = {
  heading: sample('heading'),
  neighbours: sample('neighbours'),
  first: sample('neighbours', first),
  plain: sample('heading', { ...first, time: { firstDay: '2027-05-08', lastDay: '2027-05-08' }, tags: [] }),
};
