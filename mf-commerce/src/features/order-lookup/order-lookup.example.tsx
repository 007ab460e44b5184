import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const sample = (form?: FormState): PropsOf => ({
  block: { id: sampleId(17), type: BLOCK_TYPE.orderLookup, settings: {} },
  data: {},
  ...(form ? { form } : {}),
});

/** Examples of the order lookup. */
export const examples = {
  fresh: sample(),
  requested: sample({ values: {}, errors: {}, done: true }),
  wrong: sample({
    values: { email: 'ada', number: 'mine' },
    errors: {
      email: 'Enter the whole email address, like ada@example.com.',
      number: 'Enter the order number, like 1001. You find it in the email about your order.',
    },
    message: 'Please fix the errors below.',
  }),
  limited: sample({
    values: { email: 'ada@example.com', number: '1001' },
    errors: {},
    message: 'Too many emails were requested. Wait 12 minutes, then try again.',
  }),
} as const;
