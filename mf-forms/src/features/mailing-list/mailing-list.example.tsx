import type { SubscriptionView } from 'shared-types/forms/mailing-list';
import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const TOKEN = 'dG9rZW4tb2YtYS1zdWJzY3JpYmVy'.padEnd(72, 'A');

const sample = (
  view: Partial<SubscriptionView> = {},
  form?: FormState,
): PropsOf<'forms/mailing-list/subscription'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7001', type: BLOCK_TYPE.mailingList, settings: {} },
  data: {
    'forms/mailing-list/subscription': {
      act: 'confirm',
      status: 'open',
      token: TOKEN,
      list: 'Letters from the kiln',
      email: 'ada@example.com',
      sendsItself: false,
      ...view,
    },
  },
  ...(form && { form }),
});

/** Examples of the pages for subscribers. */
export const examples = {
  confirm: sample(),
  sendsItself: sample({ sendsItself: true }),
  confirmed: sample({ status: 'done' }),
  expired: sample({ status: 'expired' }),
  requested: sample({ status: 'expired' }, { values: {}, errors: {}, done: true, isFirst: true }),
  left: sample({ status: 'left' }),
  unknown: sample({ status: 'unknown', token: '', list: '', email: '' }),
  unsubscribe: sample({
    act: 'unsubscribe',
    list: 'ידיעות מהתנור',
    email: 'a-very-long-address-that-no-phone-shows-in-one-line@subdomain.example.com',
  }),
  unsubscribed: sample({ act: 'unsubscribe', status: 'done' }),
  failed: sample(
    { act: 'unsubscribe' },
    { values: {}, errors: {}, message: 'Internal server error. Please try again later.', code: 'site/internal' },
  ),
} as const;
