import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { LIMIT } from 'shared-types/site/limits';
import type { Block } from 'shared-types/site/page/page';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Mistake } from '../mistake';

/** A summary must name a page with items it can show, and order at most the allowed number of them. */
export function checkSummaries({ pages }: SiteDocument): Mistake[] {
  const paths = new Set(pages.map(({ path }) => path));
  return pages.flatMap(({ blocks }, page) =>
    blocks.flatMap((block, index) =>
      block.type === BLOCK_TYPE.summary
        ? checkSummary(block, paths).map(({ path, message }) => ({
            path: ['pages', page, 'blocks', index, 'settings', ...path],
            message,
          }))
        : [],
    ),
  );
}

/** Other settings are validated by the view. */
function checkSummary({ settings }: Block, paths: ReadonlySet<string>): Mistake[] {
  const { collection, only } = settings as { readonly collection?: unknown; readonly only?: unknown };
  const isGone = typeof collection === 'string' && !paths.has(collection);
  const count = Array.isArray(only) ? only.length : 0;
  return [
    ...(isGone ? [{ path: ['collection'], message: 'must be the path of a page of the document' }] : []),
    ...(count > LIMIT.orderableItems
      ? [
          {
            path: ['only'],
            message: `at most ${LIMIT.orderableItems} items can be put into an order, and these are ${count}`,
          },
        ]
      : []),
  ];
}
