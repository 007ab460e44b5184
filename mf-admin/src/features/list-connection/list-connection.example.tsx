import type { ListConnectionView, SavedListConnection } from 'shared-types/admin/people/list-connection';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const BLOCK_ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7500';

const mailchimp: SavedListConnection = {
  service: 'mailchimp',
  url: '',
  audienceId: 'a1b2c3d4e5',
  keyEnd: '-us6',
  deliveredText: 'November 29, 2026 at 9:04 AM UTC',
  waiting: 0,
  failed: 0,
  failures: [],
};
const webhook: SavedListConnection = {
  ...mailchimp,
  service: 'webhook',
  url: 'https://hooks.example/newsletter',
  audienceId: '',
  keyEnd: '',
};
const failures: SavedListConnection['failures'] = [
  {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7501',
    email: 'ada@example.com',
    status: 'subscribed',
    changedText: 'November 28, 2026 at 9:04 AM UTC',
    text: 'The service may not subscribe this address.',
    detail: 'ada@example.com is in a compliance state due to unsubscribe, bounce, or compliance review.',
  },
  {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7502',
    email: 'a-very-long-address-that-no-phone-shows-in-one-line@subdomain.example.com',
    status: 'unsubscribed',
    changedText: 'November 27, 2026 at 9:04 AM UTC',
    text: 'The service could not be reached.',
    detail: 'ECONNREFUSED',
  },
];

const sample = (
  view: Partial<ListConnectionView> = {},
  form?: FormState,
): PropsOf<'admin/list-connection/connection'> => ({
  block: { id: BLOCK_ID, type: ADMIN_BLOCK_TYPE.listConnection, settings: {} },
  data: {
    'admin/list-connection/connection': {
      list: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7202', name: 'Letters from the kiln' },
      ...(view.saved && { service: view.saved.service }),
      ...view,
    },
  },
  ...(form && { form }),
});

const done: FormState = { values: {}, errors: {}, done: true, isFirst: true };

export const examples = {
  unconnected: sample(),
  choosingMailchimp: sample({ service: 'mailchimp' }),
  choosingAutomation: sample({ service: 'automation' }),
  connected: sample({ saved: mailchimp }),
  replacing: sample({ saved: mailchimp, service: 'webhook' }),
  secretShown: sample({ saved: { ...webhook, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }, done: 'saved' }, done),
  troubled: sample({
    saved: {
      ...webhook,
      waiting: 12,
      nextText: 'November 29, 2026 at 10:04 AM UTC',
      trouble: { text: 'The service did not answer in time.' },
    },
  }),
  failed: sample({ saved: { ...mailchimp, failed: 23, failures } }),
  wrong: sample(
    { service: 'mailchimp' },
    {
      values: { service: 'mailchimp', audienceId: 'a b', url: '' },
      errors: { apiKey: 'Enter the API key.', audienceId: 'Enter the audience ID.' },
      message: 'One or more fields is invalid, please check your entries.',
      code: 'site/invalid-input',
    },
  ),
  testFailed: sample(
    { saved: mailchimp },
    { values: {}, errors: {}, message: 'The service refused the API key.', code: 'admin/list-test-failed' },
  ),
  removing: sample(
    { saved: mailchimp },
    { values: {}, errors: {}, question: 'The list will no longer send anything to this service.' },
  ),
} as const;
