import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** Where a buyer has the link to an order sent again. The shell sends its form where there is script. */
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
