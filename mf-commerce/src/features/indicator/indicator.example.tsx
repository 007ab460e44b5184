import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const sample = (items: number, subtotalCents: number): PropsOf<'commerce/indicator/summary'> => ({
  block: { id: sampleId(13), type: BLOCK_TYPE.cart, settings: {} },
  data: { 'commerce/indicator/summary': { revision: 1, items, subtotalCents } },
});

/** Examples of the cart indicator. */
export const examples = {
  empty: sample(0, 0),
  one: sample(1, 3200),
  hundred: sample(100, 320_000),
  many: sample(101, 323_200),
} as const;
