import { BLOCK_TYPE, LOCK_BLOCK_TYPE, SLICE_BLOCK_TYPE } from 'shared-types/site/block-type';
import { countedBlocks } from './counted-blocks';
import { describeCounts } from './describe-counts';
import { blockPanels } from './panels';

/** Blocks without a list in their settings, whose items come from visitors or which only the platform places. */
const ELSEWHERE: readonly number[] = [
  BLOCK_TYPE.product,
  BLOCK_TYPE.cart,
  BLOCK_TYPE.checkout,
  BLOCK_TYPE.order,
  BLOCK_TYPE.orderLookup,
  BLOCK_TYPE.review,
  BLOCK_TYPE.donationCheckout,
  BLOCK_TYPE.giftCardCheckout,
  BLOCK_TYPE.subscriptionCheckout,
  BLOCK_TYPE.mailingList,
  ...Object.values(LOCK_BLOCK_TYPE),
  ...Object.values(SLICE_BLOCK_TYPE),
];

test('every block type is looked at with every number of items, or is one of those that have tests of their own', () => {
  const panels = blockPanels();
  const counted = new Set(countedBlocks(panels).map(({ type }): number => type));
  const others = new Set(panels.flatMap(({ type }) => (counted.has(type) ? [] : [type])));
  expect([...others].sort((a, b) => a - b)).toEqual([...ELSEWHERE].sort((a, b) => a - b));
});

// The rest is left to the long tests.
describeCounts({ states: ['one', 'sixty'], only: ({ name }) => ['gallery design slideshow', 'tags'].includes(name) });
