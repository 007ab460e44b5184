import type { OrderProgress } from 'shared-types/commerce/orders/order';
import type { ManagedOrderView, OrderEventEntry } from 'shared-types/admin/store/order';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d15';
const PLACED = Date.UTC(2026, 10, 21, 9, 47);

const sample = (view: Partial<ManagedOrderView> = {}, form?: FormState): PropsOf<'admin/order/order'> => ({
  block: { id: ID, type: ADMIN_BLOCK_TYPE.order, settings: {} },
  data: { 'admin/order/order': { ...open, ...view } },
  ...(form ? { form } : {}),
});

const event = (minutes: number, title: string, by: string, lines: readonly string[] = []): OrderEventEntry => ({
  id: String(minutes),
  title,
  at: new Date(PLACED + minutes * 60_000).toISOString(),
  atText: `November 21, 2026 at 9:${47 + minutes} AM UTC`,
  by,
  lines,
});

const progress = (changes: Partial<OrderProgress> = {}): OrderProgress => ({
  status: 'open',
  payment: 'pending',
  paidCents: 0,
  refundedCents: 0,
  carrier: '',
  trackingNumber: '',
  ...changes,
});

const order: ManagedOrderView['order'] = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0e15',
  number: 1001,
  placedAt: PLACED,
  email: 'ada@example.com',
  address: {
    firstName: 'Ada',
    lastName: 'Moss',
    line1: '12 Garden Lane',
    line2: '',
    city: 'Portland',
    state: 'Oregon',
    zip: '97214',
    country: 'US',
  },
  addressLines: ['Ada Moss', '12 Garden Lane', 'Portland, Oregon 97214', 'United States'],
  lines: [
    {
      id: 'line-1',
      title: 'Stoneware mug',
      optionValues: [{ optionName: 'Glaze', value: 'Oat' }],
      answers: [
        { title: 'Words', answer: 'For Ada' },
        { title: 'It is a present', answer: '' },
      ],
      sku: 'MUG-OAT',
      quantity: 2,
      unitPriceCents: 4100,
      lineTotalCents: 8200,
    },
  ],
  shippingName: 'Standard',
  subtotalCents: 8200,
  shippingCostCents: 850,
  taxCents: 0,
  discountCents: 0,
  grandTotalCents: 9050,
  currency: 'USD',
  paymentInstructions: 'We send you an invoice by email.',
  progress: progress(),
};

const open: ManagedOrderView = {
  order,
  phone: '+1 503 555 0100',
  buyerNote: 'Ring twice.\nThank you.',
  placedText: 'November 21, 2026 at 9:47 AM UTC',
  methodText: 'As your shop states',
  isRefundedByHand: true,
  events: [event(0, 'Placed', 'Buyer')],
  seen: '1',
  actions: ['pay', 'fulfil', 'cancel', 'note'],
  refundableCents: 0,
  refundableAmount: '0.00',
  restockablePieces: 2,
};

const paid = { payment: 'paid', paidCents: 9050 } as const;
const partly: Partial<ManagedOrderView> = {
  order: {
    ...order,
    progress: progress({
      ...paid,
      status: 'fulfilled',
      refundedCents: 850,
      carrier: 'Parcel Post',
      trackingNumber: 'PP 4471',
    }),
  },
  actions: ['refund', 'note'],
  refundableCents: 8200,
  refundableAmount: '82.00',
  events: [
    event(0, 'Placed', 'Buyer'),
    event(1, 'Paid', 'Ola', ['$90.50']),
    event(2, 'Note', 'Ola', ['Call first.\nThen send.']),
    event(3, 'Fulfilled', 'Ola', ['Parcel Post', 'PP 4471']),
    event(4, 'Refunded', 'עדה', ['$8.50, returned by hand', 'Came late']),
  ],
};

export const examples = {
  open: sample(),
  partly: sample(partly),
  done: sample(partly, { values: {}, errors: {}, done: true, isFirst: true }),
  wrong: sample(partly, {
    values: { act: 'refund', amount: '100', reason: 'Too late' },
    errors: { amount: 'Enter an amount up to $82.00, which is left to refund.' },
    message: 'This is more than is left to refund.',
  }),
  confirming: sample(partly, {
    values: { act: 'refund', amount: '10', reason: 'Too late', seen: '0' },
    errors: {},
    question: 'Refund $10.00? The refund is recorded and the buyer is notified. This cannot be undone.',
  }),
  changed: sample(partly, {
    values: { act: 'refund', amount: '10', reason: '' },
    errors: {},
    message:
      'Jan changed this order on November 21, 2026 at 9:51 AM UTC. Its current state is shown; check it, then try again.',
  }),
  cancelled: sample({
    order: { ...order, progress: progress({ ...paid, status: 'cancelled' }) },
    actions: ['refund', 'note'],
    refundableCents: 9050,
    refundableAmount: '90.50',
    events: [event(0, 'Placed', 'Buyer'), event(1, 'Paid', 'Ola'), event(2, 'Cancelled', 'Ola')],
  }),
  giftCard: sample({
    order: { ...order, giftCardCents: 4000, progress: progress({ payment: 'paid', paidCents: 5050 }) },
    actions: ['fulfil', 'refund', 'cancel', 'note'],
    refundableCents: 5050,
    refundableAmount: '50.50',
  }),
  giftCardBought: sample({
    order: { ...order, kind: 'gift-card', progress: progress(paid) },
    actions: ['refund', 'cancel', 'reissue', 'note'],
  }),
  readOnly: sample({ actions: [] }),
  long: sample({
    buyerNote: `${'Averylongwordwithoutanyspace'.repeat(8)} ${'and so on '.repeat(60)}`,
    order: {
      ...order,
      email: `${'long-'.repeat(20)}@example.com`,
      lines: Array.from({ length: 12 }, (_, index) => ({
        ...order.lines[0]!,
        id: String(index),
        title: 'Stoneware mug '.repeat(5),
      })),
    },
  }),
  signedOut: sample(
    { isSignedOut: true, actions: [], seen: '' },
    {
      values: { act: 'refund', amount: '10', reason: 'Too late', seen: '3' },
      errors: {},
      message: 'Sign in to continue.',
      code: 'site/login-required',
    },
  ),
  digital: sample({
    order: { ...order, address: null, addressLines: [], shippingName: '', shippingCostCents: 0 },
    phone: '',
    buyerNote: '',
    restockablePieces: 0,
  }),
} as const;
