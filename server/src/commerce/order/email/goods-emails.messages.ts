import type { InLanguages } from '../../../platform/language';
import { polish } from './goods-emails.messages.pl';

export interface OrderEmailData {
  readonly siteName: string;
  readonly number: number;
  /** Amount with currency; empty if the email has none. */
  readonly amount: string;
  /** Reason of the refund; may be empty. */
  readonly reason: string;
  /** Carrier and tracking number; may be empty. */
  readonly carrier: string;
  readonly trackingNumber: string;
  /** True if the owner refunds the money by hand. */
  readonly isByHand: boolean;
}

interface EmailText {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

/** The texts of an email for these data. */
export type EmailMessages = (facts: OrderEmailData) => EmailText;

const english = {
  received: ({ siteName, number }) => ({
    subject: `We have received your order ${number} – ${siteName}`,
    title: 'We have received your order',
    text: `Thank you. Your order ${number} at ${siteName} has arrived. We will confirm it once it is paid.`,
  }),
  confirmed: ({ siteName, number }) => ({
    subject: `Your order ${number} is confirmed – ${siteName}`,
    title: 'Your order is confirmed',
    text: `Thank you. Your order ${number} at ${siteName} has arrived. There is nothing left to pay.`,
  }),
  paid: ({ siteName, number, amount }) => ({
    subject: `Your order ${number} is confirmed – ${siteName}`,
    title: 'Your order is confirmed',
    text: `Your payment of ${amount} for order ${number} has arrived. Thank you.`,
  }),
  fulfilled: ({ siteName, number, carrier, trackingNumber }) => ({
    subject: `Your order ${number} is on its way – ${siteName}`,
    title: 'Your order is on its way',
    text: [
      `Order ${number} has been shipped.`,
      ...(carrier ? [`Carrier: ${carrier}`] : []),
      ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : []),
    ].join('\n'),
  }),
  refunded: ({ siteName, number, amount, reason, isByHand }) => ({
    subject: `A refund for your order ${number} – ${siteName}`,
    title: `${amount} refunded`,
    text: [
      isByHand
        ? `${amount} of order ${number} will be refunded. ${siteName} sends it to you directly.`
        : `${amount} of order ${number} has been refunded the way you paid.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ].join('\n'),
  }),
  cancelled: ({ siteName, number }) => ({
    subject: `Your order ${number} was cancelled – ${siteName}`,
    title: 'Your order was cancelled',
    text: `${siteName} has cancelled order ${number}. It will not be sent. If you have paid already, the order’s page shows what was refunded.`,
  }),
  granted: ({ siteName, number }) => ({
    subject: `You can download the files of order ${number} again – ${siteName}`,
    title: 'You can download your files again',
    text: `${siteName} has given you more downloads of order ${number}.`,
  }),
  released: ({ siteName, number }) => ({
    subject: `Your order ${number} was cancelled because it was not paid – ${siteName}`,
    title: 'Your order was cancelled',
    text: `Order ${number} at ${siteName} was not paid in time, so it was cancelled and its items are for sale again. You have nothing to pay. If you still want them, please order again. If you have paid already, you do not have to do anything: ${siteName} will see your payment and send the items or refund you.`,
  }),
  tooLate: ({ siteName, number, amount }) => ({
    subject: `Your payment for order ${number} came after it was cancelled – ${siteName}`,
    title: 'Your payment has arrived too late',
    text: `Your payment of ${amount} for order ${number} arrived after the order was cancelled, and the order cannot be sent any more. ${siteName} knows and will refund you. You do not have to do anything.`,
  }),
  link: ({ siteName, number }) => ({
    subject: `Your order ${number} – ${siteName}`,
    title: `Your order ${number}`,
    text: `Someone, most likely you, requested the link to this order at ${siteName}. If it was not you, you can ignore this email: nobody else has it.`,
  }),
  notice: ({ siteName, number, amount }) => ({
    subject: `New order ${number}: ${amount} – ${siteName}`,
    title: `New order ${number}`,
    text: `Someone placed an order at ${siteName} for ${amount}.`,
  }),
  lateNotice: ({ siteName, number, amount }) => ({
    subject: `Refund order ${number}: ${amount} paid after it was cancelled – ${siteName}`,
    title: `Order ${number} was paid after it was cancelled`,
    text: `${amount} arrived for order ${number} after it was cancelled, and the order stays cancelled: its items are no longer available. Open the order and refund the buyer.`,
  }),
} satisfies Record<string, EmailMessages>;

const englishParts = {
  items: 'Items',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  discount: 'Discount',
  taxIncluded: (name: string) => `Includes ${name}`,
  total: 'Total',
  giftCard: 'Gift card',
  due: 'Amount due',
  returned: (amount: string) => `${amount} goes back to the gift card that you paid with. Its code is the same.`,
  pay: 'How to pay',
  downloads: 'Your files',
  download: (name: string) => `Download ${name}`,
  downloadsLeft: (left: number, time: string) =>
    `This link works ${left === 1 ? 'once' : `${left} times`}, until ${time}.`,
  heldUntil: (time: string) =>
    `Your items are reserved until ${time}. If the order is not paid by then, it is cancelled.`,
  address: 'Delivery address',
  see: 'See your order',
  lookup: 'If that link stops working, request a new one',
  manage: 'Open the order',
  placed: (date: string) => `Ordered on ${date}`,
  from: (email: string) => `Email of the buyer: ${email}`,
};

export type OrderEmailKind = keyof typeof english;
export interface OrderEmailMessages {
  readonly emails: Readonly<Record<OrderEmailKind, EmailMessages>>;
  readonly parts: typeof englishParts;
}

/** What emails say about an order of goods, in every language. */
export const GOODS_EMAILS: InLanguages<OrderEmailMessages> = {
  en: { emails: english, parts: englishParts },
  pl: polish,
};
