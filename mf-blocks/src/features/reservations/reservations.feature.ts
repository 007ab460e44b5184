import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/**
 * Where to reserve a table, places or a present: words, a link, and the provider's widget for those who ask for it. The
 * widget has a frame with a policy of its own, so the page's policy is not loosened.
 */
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
