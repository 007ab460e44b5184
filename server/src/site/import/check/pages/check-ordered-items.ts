import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { LIMIT } from 'shared-types/site/limits';
import type { Block } from 'shared-types/site/page/page';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Mistake } from '../mistake';

/**
 * Shop blocks must not have more manually ordered items than a collection may have.
 *
 * @implements LIMIT-03 LIMIT-10
 */
export function checkOrderedItems({ pages }: SiteDocument): Mistake[] {
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index) => {
      const count = orderedCount(block);
      return count > LIMIT.orderableItems
        ? [
            {
              path: ['pages', page, 'blocks', index, 'settings', 'only'],
              message: `at most ${LIMIT.orderableItems} items can be put into an order, and these are ${count}`,
            },
          ]
        : [];
    }),
  );
}

function orderedCount({ type, settings }: Block): number {
  const { only } = settings as { readonly only?: unknown };
  return type === BLOCK_TYPE.shop && Array.isArray(only) ? only.length : 0;
}
