import { UNPAID_ORDER_DEFAULTS } from 'shared-types/commerce/orders/unpaid-orders';
import type { OrderEntry, OrdersView } from 'shared-types/admin/store/orders';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const NO_QUESTION: OrdersView['question'] = { state: '', from: '', to: '', search: '', sort: '-date' };

const sample = (view: Partial<OrdersView>, form?: FormState): PropsOf<'admin/orders/list'> => ({
  ...(form ? { form } : {}),
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d14', type: ADMIN_BLOCK_TYPE.orders, settings: {} },
  data: {
    'admin/orders/list': {
      question: NO_QUESTION,
      unreadable: [],
      page: 1,
      entries: [],
      count: 0,
      hasAny: true,
      timeZone: 'UTC',
      filePath: '/api/config/orders/file',
      address: '/config/orders',
      table: { own: [], columns: ['order', 'date', 'buyer', 'items', 'total', 'status'] },
      views: { '': 6, unfulfilled: 3, unpaid: 2, refunded: 1 },
      mayEdit: true,
      ...view,
    },
  },
});

const entry = (changes: Partial<OrderEntry> = {}): OrderEntry => ({
  number: 1002,
  placedAt: '2026-11-21T09:47:00.000Z',
  placedText: 'November 21, 2026 at 9:47 AM UTC',
  email: 'ada@example.com',
  name: 'Ada Moss',
  items: 2,
  seen: '17',
  status: 'open',
  payment: 'pending',
  totalCents: 9050,
  refundedCents: 0,
  currency: 'USD',
  ...changes,
});

const entries: readonly OrderEntry[] = [
  entry({ number: 1006 }),
  entry({ number: 1005, payment: 'paid', name: '', email: `${'a-very-long-address-'.repeat(6)}@example.com` }),
  entry({ number: 1004, payment: 'failed', name: 'עדה לאבלייס' }),
  entry({ number: 1003, payment: 'paid', status: 'fulfilled', refundedCents: 100, currency: 'JPY' }),
  entry({ number: 1002, payment: 'refunded', refundedCents: 9050 }),
  entry({ number: 1001, status: 'cancelled' }),
];

const unpaid: NonNullable<OrdersView['unpaid']> = {
  settings: UNPAID_ORDER_DEFAULTS,
  base: 'a-state',
  changed: { by: 'Ola', at: '2026-11-20T09:47:00.000Z', atText: 'November 20, 2026 at 9:47 AM UTC' },
};
const holding = [
  entry({ number: 1008, isHolding: true, heldUntilText: 'November 24, 2026 at 9:47 AM UTC' }),
  entry({ number: 1007, isHolding: true }),
];
const held: Partial<OrdersView> = {
  entries: holding,
  count: 2,
  question: { ...NO_QUESTION, state: 'held' },
  unpaid,
};

export const examples = {
  never: sample({ hasAny: false }),
  some: sample({ entries, count: 6 }),
  manyYears: sample({ entries, count: 12_345 }),
  secondOfThree: sample({
    page: 2,
    entries: [entry()],
    count: 41,
    question: { ...NO_QUESTION, state: 'unpaid', to: '2026-11-22', search: 'ada' },
  }),
  none: sample({ question: { ...NO_QUESTION, search: 'nobody' } }),
  wrongDay: sample({
    entries,
    count: 6,
    question: { ...NO_QUESTION, from: '2026-02-30' },
    unreadable: ['from'],
  }),
  held: sample(held),
  heldOne: sample({ ...held, entries: holding.slice(0, 1), count: 1 }),
  heldConfirming: sample(held, {
    values: { act: 'release', 'order.1008': '17' },
    errors: {},
    question: 'Release this order? It is cancelled, its items are for sale again, and its buyer gets an email.',
  }),
  sorted: sample({ entries, count: 6, question: { ...NO_QUESTION, state: 'unfulfilled', sort: '-total' } }),
  readOnly: sample({ entries, count: 6, mayEdit: false }),
  fulfilConfirming: sample(
    { entries, count: 6 },
    {
      values: { act: 'fulfil', 'order.1006': '17', 'order.1005': '18' },
      errors: {},
      question: 'Mark these 2 orders as fulfilled? 2 emails go out to their buyers.',
    },
  ),
  noneChosen: sample(
    { entries, count: 6 },
    { values: { act: 'fulfil' }, errors: {}, message: 'Select the orders first.' },
  ),
  fulfilled: sample({
    entries,
    count: 6,
    done: {
      act: 'fulfil',
      count: 4,
      refused: [{ number: 1001, reason: 'This order has been cancelled.' }],
    },
  }),
  released: sample({
    ...held,
    done: { act: 'release', count: 3, refused: [{ number: 1005, reason: 'This order is already paid.' }] },
  }),
  settings: sample({ unpaid, waitingEmails: { count: 3, nextText: 'November 21, 2026 at 10:47 AM UTC' } }),
  settingsWrong: sample(
    { unpaid },
    {
      values: { base: 'a-state', onlineMinutes: '5', offlineDays: '3', mostPerHour: '10' },
      errors: { onlineMinutes: 'Enter a number of at least 10.' },
    },
  ),
  behindTheLast: sample({ page: 9, count: 41 }),
} as const;
