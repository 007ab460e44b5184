import type { CartView } from 'shared-types/commerce/cart';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleCart, sampleDigitalEntry, sampleEntry, sampleId } from '../../parts/sample-store/sample-store.fixture';

/** The props of a cart. */
export function cartProps(view: CartView = sampleCart(), form?: FormState): PropsOf<'commerce/cart/cart'> {
  return {
    block: { id: sampleId(14), type: BLOCK_TYPE.cart, settings: {} },
    data: { 'commerce/cart/cart': view },
    ...(form ? { form } : {}),
  };
}

const lineId = sampleEntry().id;
const spoiled = [
  sampleEntry({ problem: 'too-many', available: 1 }),
  sampleDigitalEntry({ problem: 'gone' }),
  sampleEntry({ id: sampleId(303), title: 'Bud vase', problem: 'sold-out', available: 0 }),
];
const message = 'Only 3 pieces of Stoneware mug are in stock.';

/** Samples of the cart. */
export const examples = {
  full: cartProps(),
  empty: cartProps(sampleCart([])),
  spoiled: cartProps(sampleCart(spoiled)),
  belowMinimum: cartProps(sampleCart(undefined, { minimumSubtotalCents: 10_000 })),
  asked: cartProps(sampleCart(), {
    values: { lineId, quantity: '0' },
    errors: {},
    question: 'Remove Stoneware mug from your cart?',
  }),
  refused: cartProps(sampleCart(), {
    values: { lineId, quantity: '50' },
    errors: {},
    message,
    code: 'commerce/line-too-many',
  }),
} as const;
