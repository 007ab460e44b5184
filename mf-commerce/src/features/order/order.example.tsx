import type { OrderDownload } from 'shared-types/commerce/orders/download';
import type { Order, OrderProgress, OrderView, PaymentForm } from 'shared-types/commerce/orders/order';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleDigitalEntry, sampleEntry } from '../../parts/sample-store/sample-cart.fixture';
import { sampleOrder } from '../../parts/sample-store/sample-orders.fixture';
import { samplePrices } from '../../parts/sample-store/sample-prices.fixture';
import { sampleId } from '../../parts/sample-store/sample-products.fixture';

const TEST_PAYMENT: PaymentForm = {
  title: 'Test payment',
  intro: 'This store is being built and takes test payments. Nothing is charged.',
  choices: [
    { outcome: 'pay', label: 'Pay (test)' },
    { outcome: 'decline', label: 'Decline payment (test)' },
  ],
};

type OrderProps = PropsOf<'commerce/order/order'>;

const sample = (
  order: Order,
  more: Partial<OrderProps> & Pick<OrderView, 'payable' | 'cancellable' | 'replaceable'> = {},
): OrderProps => {
  const { payable, cancellable, replaceable, ...props } = more;
  return {
    block: { id: sampleId(16), type: BLOCK_TYPE.order, settings: {} },
    data: {
      'commerce/order/order': {
        order,
        ...(payable === undefined ? {} : { payable, paymentForm: TEST_PAYMENT }),
        ...(cancellable === undefined ? {} : { cancellable }),
        ...(replaceable === undefined ? {} : { replaceable }),
      },
    },
    ...props,
  };
};

const progress = (changes: Partial<OrderProgress>): Order =>
  sampleOrder({
    progress: {
      status: 'open',
      payment: 'pending',
      paidCents: 0,
      refundedCents: 0,
      carrier: '',
      trackingNumber: '',
      ...changes,
    },
  });
const paid = { payment: 'paid', paidCents: 9050 } as const;
const sent = { ...paid, status: 'fulfilled', carrier: 'Parcel Post', trackingNumber: 'PP 4471 0098' } as const;

const digital = sampleOrder({
  address: null,
  addressLines: [],
  shippingName: '',
  shippingCostCents: 0,
  lines: [sampleDigitalEntry()],
  subtotalCents: 1800,
  grandTotalCents: 1800,
});

const donation = progress({});
const given = {
  ...donation,
  kind: 'donation',
  address: null,
  addressLines: [],
  shippingName: '',
  lines: [
    { ...sampleDigitalEntry({ title: 'Donation: A kiln for the school' }), unitPriceCents: 2500, lineTotalCents: 2500 },
  ],
  subtotalCents: 2500,
  shippingCostCents: 0,
  grandTotalCents: 2500,
  paymentInstructions: 'We send you our account number by email.',
} as const satisfies Order;

const answered = sampleEntry({
  answers: [
    { title: 'Words', answer: 'For Ada' },
    { title: 'It is a present', answer: '' },
  ],
});

const PRICES = {
  discounts: samplePrices.discounts,
  taxes: samplePrices.applicableTaxRules,
  discountCents: samplePrices.discountCents,
  shippingCostCents: samplePrices.shippingCostCents,
  taxCents: samplePrices.taxCents,
};

const PLAN = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 6 } as const;
const subscribed = {
  ...progress({}),
  kind: 'subscription',
  subscription: { plan: PLAN, number: 2, nextText: 'January 31, 2027', lastText: 'May 31, 2027' },
} as const satisfies Order;

const file = (over: Partial<OrderDownload>): OrderDownload => ({
  title: 'A field guide to glazes',
  fileName: 'A field guide to glazes.pdf',
  bytes: 112_432,
  state: 'ready',
  left: 4,
  given: 5,
  untilText: 'December 21, 2026 at 9:47 AM UTC',
  ...over,
});
const withFile = (over: Partial<OrderDownload>): Order => ({ ...digital, downloads: [file(over)] });

/** Examples of an order’s page. */
export const examples = {
  sent: sample(sampleOrder()),
  digital: sample(digital),
  received: sample(progress({})),
  subscription: sample(subscribed, { cancellable: 'a-secret' }),
  subscriptionByCard: sample(
    {
      ...subscribed,
      subscription: {
        ...subscribed.subscription,
        card: { name: 'Visa •••• 4242', expires: '04/2030' },
        isCharged: true,
      },
    },
    { cancellable: 'a-secret', replaceable: 'a-secret' },
  ),
  subscriptionCancelled: sample({
    ...subscribed,
    subscription: { plan: PLAN, number: 2, ended: 'buyer' },
  }),
  subscriptionWaiting: sample({
    ...subscribed,
    subscription: { plan: PLAN, number: 2, nextText: 'January 31, 2027', isWaiting: true },
  }),
  subscriptionOver: sample({ ...subscribed, subscription: { plan: PLAN, number: 6 } }),
  subscriptionRefused: sample(subscribed, {
    cancellable: 'a-secret',
    form: { values: {}, errors: {}, message: 'This page has been open for a while. Please send it again.' },
  }),
  confirmed: sample(progress(paid)),
  fulfilled: sample(progress(sent)),
  partlyRefunded: sample(progress({ ...sent, refundedCents: 1200 })),
  refunded: sample(progress({ ...paid, payment: 'refunded', refundedCents: 9050 })),
  cancelled: sample(progress({ ...paid, status: 'cancelled' })),
  download: sample(withFile({ path: '/checkout/download/a-signed-link' })),
  downloadUnpaid: sample(withFile({ state: 'unpaid' })),
  downloadUsedUp: sample(withFile({ state: 'used-up', left: 0 })),
  downloadExpired: sample(withFile({ state: 'expired' })),
  downloadClosed: sample(withFile({ state: 'closed' })),
  held: sample(progress({ heldUntilText: 'November 24, 2026 at 9:47 AM UTC' })),
  released: sample(progress({ status: 'cancelled', isReleased: true })),
  test: sample(progress({}), { payable: 'a-token-that-opens-the-order' }),
  declined: sample(progress({ payment: 'failed' }), {
    payable: 'a-token-that-opens-the-order',
    form: { values: {}, errors: {}, message: 'The payment was declined. Nothing was charged. You can try again.' },
  }),
  giftCard: sample(sampleOrder({ giftCardCents: 5000 })),
  giftCardAndPaid: sample({ ...progress({ payment: 'paid', paidCents: 4050 }), giftCardCents: 5000 }),
  donation: sample(given),
  donationPaid: sample({ ...given, progress: { ...given.progress, ...paid, paidCents: 2500 } as OrderProgress }),
  answered: sample(sampleOrder({ lines: [answered] })),
  priced: sample(sampleOrder({ ...PRICES, grandTotalCents: 7989 })),
  taxIncluded: sample(sampleOrder({ ...PRICES, isTaxIncluded: true, grandTotalCents: 7380 })),
} as const;
