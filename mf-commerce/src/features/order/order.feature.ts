import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { HtmlFeature } from 'shared-types/remote';

/** The page of a placed order. */
export const order = {
  id: 'commerce/order',
  implements: [],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.order] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['commerce/order/order'],
} satisfies HtmlFeature;
