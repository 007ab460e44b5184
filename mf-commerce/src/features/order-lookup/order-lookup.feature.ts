import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Sends buyers the link to their order again. The shell sends its form. */
export const orderLookup = {
  id: 'commerce/order-lookup',
  implements: ['ROLE-01'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.orderLookup] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
