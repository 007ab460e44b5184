import type { HtmlFeature } from 'shared-types/remote';
import { LOCK_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Asks, in the place of a locked page, for its password. The shell sends the form where there is script. */
export const pagePassword = {
  id: 'blocks/page-password',
  implements: ['ROLE-03', 'SRV-34', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [LOCK_BLOCK_TYPE.password] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
