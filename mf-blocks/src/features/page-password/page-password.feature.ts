import type { HtmlFeature } from 'shared-types/remote';
import { LOCK_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Replaces a locked page and asks for its password. The shell sends the form by fetch if script runs. */
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
