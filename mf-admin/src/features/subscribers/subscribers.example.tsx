import type { SubscriberEntry, SubscribersView } from 'shared-types/admin/people/subscribers';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const LIST_ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7202';
const ADA_ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7301';
const SINCE = { since: '2026-11-28T09:04:00.000Z', sinceText: 'November 28, 2026 at 9:04 AM UTC' };

const entries: readonly SubscriberEntry[] = [
  { id: ADA_ID, email: 'ada@example.com', state: 'subscribed', pagePath: '/', ...SINCE },
  {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7302',
    email: 'a-very-long-address-that-no-phone-shows-in-one-line@subdomain.example.com',
    state: 'unconfirmed',
    pagePath: '/journal',
    ...SINCE,
  },
  { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7303', email: 'ben@example.com', state: 'unsubscribed', ...SINCE },
];

const sample = (view: Partial<SubscribersView> = {}, form?: FormState): PropsOf<'admin/subscribers/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7300', type: ADMIN_BLOCK_TYPE.subscribers, settings: {} },
  data: {
    'admin/subscribers/list': {
      list: {
        id: LIST_ID,
        name: 'Letters from the kiln',
        requiresConfirmation: true,
        counts: { subscribed: 1, unconfirmed: 1, unsubscribed: 1 },
      },
      page: 1,
      entries,
      count: 3,
      search: '',
      state: '',
      filePath: `/api/config/subscribers/file?list=${LIST_ID}`,
      ...view,
    },
  },
  ...(form && { form }),
});

const done: FormState = { values: {}, errors: {}, done: true, isFirst: true };

export const examples = {
  some: sample(),
  connected: sample({ connection: { service: 'mailchimp', failed: 2 } }),
  empty: sample({
    list: {
      id: LIST_ID,
      name: 'ידיעות מהתנור',
      requiresConfirmation: false,
      counts: { subscribed: 0, unconfirmed: 0, unsubscribed: 0 },
    },
    entries: [],
    count: 0,
  }),
  noMatch: sample({ entries: [], count: 0, search: 'eve', state: 'subscribed' }),
  middle: sample({ page: 2, count: 140, state: 'unconfirmed' }),
  pastEnd: sample({ page: 9, entries: [], count: 3 }),
  added: sample({ done: 'subscribers-added', added: 2 }, done),
  wrongLines: sample(
    {},
    {
      values: { addresses: 'ada@example.com\nben', consent: 'yes' },
      errors: { addresses: 'Nothing was added. Not an email address: line 2 (ben).' },
      message: 'Nothing was added. Please fix the errors below.',
      code: 'admin/subscribers-invalid',
    },
  ),
  noConsent: sample(
    {},
    {
      values: { addresses: 'ada@example.com' },
      errors: { consent: 'Confirm that these people agreed to get your emails.' },
      message: 'Please fix the errors below.',
      code: 'site/invalid-input',
    },
  ),
  removing: sample({}, { values: { subscriber: ADA_ID }, errors: {}, question: 'ada@example.com will be deleted.' }),
  removingList: sample({}, { values: {}, errors: {}, question: 'The list and its 3 subscribers will be deleted.' }),
} as const;
