import type { ConnectedStripe, PaymentsView } from 'shared-types/admin/store/payments';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

type Saved = NonNullable<PaymentsView['saved']>;

const OFFLINE: Saved['offered'][number] = {
  id: 'offline',
  label: 'Pay after ordering',
  instructions: 'Please transfer the amount within a week to\nIE12 BOFI 9000 0112 3456 78.',
  isForTesters: false,
};
const CARD: Saved['offered'][number] = {
  id: 'card',
  label: 'Credit or debit card',
  instructions: '',
  isForTesters: false,
};
const TEST_CARD: Saved['offered'][number] = {
  id: 'card-test',
  label: 'Test card: nothing is charged',
  instructions: '',
  isForTesters: true,
};
const STRIPE: ConnectedStripe = {
  name: 'Fern & Kiln Studio',
  id: 'acct_1MZ0hB2eZvKYlo2C',
  mode: 'live',
  by: 'Olive Owner',
  atText: 'March 2, 2026 at 9:04 AM GMT',
  hasWebhook: true,
  isReadable: true,
};
const CONNECTION = 'acct_1MZ0hB2eZvKYlo2C@1772442240000';
const SAVED: Saved = {
  offered: [OFFLINE],
  isOnTrial: false,
  connection: '',
  offline: {
    base: 'state-1',
    isOffered: true,
    instructions: OFFLINE.instructions,
    changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM GMT' },
  },
};
const OFF: Saved['offline'] = { base: 'state-0', isOffered: false, instructions: '' };

const sample = (
  saved: Partial<Saved> | undefined,
  form?: FormState,
  done?: PaymentsView['done'],
): PropsOf<'admin/payments/saved'> => ({
  block: { id: '9734fec2-9cfd-4927-aab9-9092064473c9', type: ADMIN_BLOCK_TYPE.payments, settings: {} },
  data: { 'admin/payments/saved': { ...(saved && { saved: { ...SAVED, ...saved } }), ...(done && { done }) } },
  ...(form && { form }),
});
const connected = (stripe: Partial<ConnectedStripe>, saved: Partial<Saved>, form?: FormState, done?: 'connected') =>
  sample({ connection: CONNECTION, stripe: { ...STRIPE, ...stripe }, ...saved }, form, done);

const DONE: FormState = { values: {}, errors: {}, done: true, isFirst: true };
const TYPED = { base: 'state-1', isOffered: 'on', instructions: 'Cash only' };

/** Examples of the page of payments. */
export const examples = {
  nothing: sample({ offered: [], offline: OFF }),
  onTrial: sample({ offered: [], isOnTrial: true }),
  notConnected: sample({}),
  test: connected({ mode: 'test' }, { offered: [TEST_CARD, OFFLINE] }, DONE, 'connected'),
  onlyTest: connected({ mode: 'test' }, { offered: [TEST_CARD], offline: OFF }),
  live: connected({}, { offered: [CARD, OFFLINE] }),
  withoutWebhook: connected({ hasWebhook: false, name: '' }, { offered: [CARD] }),
  unreadable: connected({ isReadable: false, hasWebhook: false }, { offered: [CARD, OFFLINE] }),
  wrongKey: sample(
    {},
    {
      values: { connection: '' },
      errors: { secretKey: 'Stripe does not know this key.' },
      message: 'Stripe could not be connected. Nothing was changed.',
      code: 'admin/stripe-failed',
    },
  ),
  wrongReplacement: connected(
    {},
    { offered: [CARD] },
    {
      values: { connection: CONNECTION },
      errors: { secretKey: 'This is the publishable key.' },
      message: 'Not valid.',
    },
  ),
  late: sample(
    {},
    {
      values: { connection: '' },
      errors: {},
      message: 'Stripe did not answer in time. Nothing was changed. Wait a minute, then try again.',
      code: 'admin/stripe-failed',
    },
  ),
  disconnecting: connected(
    {},
    { offered: [CARD, OFFLINE] },
    { values: { connection: CONNECTION }, errors: {}, question: 'Buyers can no longer pay by card.' },
  ),
  conflict: sample(
    {},
    {
      values: TYPED,
      errors: { isOffered: 'Saved meanwhile: off', instructions: 'Saved meanwhile: By invoice' },
      message: 'Meanwhile Ben has saved this (March 2, 2026 at 9:30 AM GMT).',
      key: 'state-2',
      code: 'admin/payments-conflict',
    },
  ),
  signedOut: sample(undefined, {
    values: TYPED,
    errors: {},
    message: 'You are signed out.',
    code: 'site/login-required',
  }),
} as const;
