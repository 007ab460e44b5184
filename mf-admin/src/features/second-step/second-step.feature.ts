import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The second step of a sign-in. Codes work without script; passkeys need it. */
export const secondStep = {
  id: 'admin/second-step',
  implements: ['ROLE-05', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.secondStep] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/second-step/form'],
  load: () => import('./second-step.effects'),
  messages: { en: () => import('./second-step.messages'), pl: () => import('./second-step.messages.pl') },
} satisfies EnhanceFeature;
