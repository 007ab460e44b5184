import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const sample = (form?: FormState): PropsOf => ({
  block: { id: sampleId(17), type: BLOCK_TYPE.orderLookup, settings: {} },
  data: {},
  ...(form ? { form } : {}),
});

/** Samples of the look-up of an order. */
export const examples = {
  fresh: sample(),
  requested: sample({ values: {}, errors: {}, done: true }),
  wrong: sample({
    values: { email: 'ada', number: 'mine' },
    errors: {
      email: 'Write the whole email address, like ada@example.com.',
      number: 'Write the number of the order, like 1001. It stands in the letter that came with the order.',
    },
    message: 'Please look at what is marked below.',
  }),
  limited: sample({
    values: { email: 'ada@example.com', number: '1001' },
    errors: {},
    message: 'Letters have been asked for too often. Wait 12 minutes, then try again.',
  }),
} as const;
