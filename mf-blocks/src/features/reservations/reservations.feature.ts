import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Text, a link and, on request, the provider's widget, in a frame with its own content security policy. */
export const reservations = {
  id: 'blocks/reservations',
  implements: ['RESV-01', 'RESV-02', 'RESV-03', 'RESV-04', 'RESV-05', 'RESV-06', 'RESV-07', 'RESV-08', 'BLOCK-03'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.opentable, BLOCK_TYPE.tock, BLOCK_TYPE.reservations] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['consent/choice', 'site/session'],
  emits: [],
  loads: [],
  load: () => import('./reservations.effects'),
  messages: { en: () => import('./reservations.messages'), pl: () => import('./reservations.messages.pl') },
} satisfies EnhanceFeature;
