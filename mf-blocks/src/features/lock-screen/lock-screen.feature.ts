import type { HtmlFeature } from 'shared-types/remote';
import { LOCK_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Replaces a locked page and states why it is not shown. */
export const lockScreen = {
  id: 'blocks/lock-screen',
  implements: ['SESSION-08', 'ROLE-03', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [LOCK_BLOCK_TYPE.membersOnly, LOCK_BLOCK_TYPE.accessDenied] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
