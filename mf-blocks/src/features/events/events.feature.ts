import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The events of a page as a list or a calendar; the script replaces a list from which an event has ended. */
export const events = {
  id: 'blocks/events',
  implements: ['WIDGET-01', 'WIDGET-02', 'WIDGET-03', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.events] },
  starts: ['visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['blocks/events/events'],
  load: () => import('./events.effects'),
} satisfies EnhanceFeature;
