import type { OrderKind } from 'shared-types/commerce/order';
import type { InLanguages } from '../../language';
import { DONATION_LETTERS } from './donation-letters.sentences';
import { polish } from './order-letters.sentences.pl';
import { englishSubscription } from './subscription-letters.sentences';
import { polishSubscription } from './subscription-letters.sentences.pl';

/** What a letter about an order is about. */
export interface OrderLetterFacts {
  readonly siteName: string;
  readonly number: number;
  /** An amount with its currency, where one is told. */
  readonly amount: string;
  /** What the refund was explained with; empty where it was not. */
  readonly reason: string;
  /** Who brings it, and its number there; empty where nobody has said. */
  readonly carrier: string;
  readonly trackingNumber: string;
  /** True where the money is given back by hand. */
  readonly isByHand: boolean;
}

/** What each letter says first. */
interface LetterWords {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

/** What a letter says of these facts. */
export type LetterSentences = (facts: OrderLetterFacts) => LetterWords;

const english = {
  received: ({ siteName, number }) => ({
    subject: `We have received your order ${number} – ${siteName}`,
    title: 'We have received your order',
    text: `Thank you. Your order ${number} at ${siteName} has arrived, and is confirmed once it is paid.`,
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
      `Order ${number} has been handed over.`,
      ...(carrier ? [`It is brought by ${carrier}.`] : []),
      ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : []),
    ].join('\n'),
  }),
  refunded: ({ siteName, number, amount, reason, isByHand }) => ({
    subject: `A refund for your order ${number} – ${siteName}`,
    title: `${amount} refunded`,
    text: [
      isByHand
        ? `${amount} of order ${number} will be given back to you. ${siteName} sends it to you directly.`
        : `${amount} of order ${number} has been given back to you, the way you paid.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ].join('\n'),
  }),
  cancelled: ({ siteName, number }) => ({
    subject: `Your order ${number} was cancelled – ${siteName}`,
    title: 'Your order was cancelled',
    text: `${siteName} has cancelled order ${number}. It will not be sent. Where you have paid already, the order’s page shows what was refunded.`,
  }),
  granted: ({ siteName, number }) => ({
    subject: `You can download the files of order ${number} again – ${siteName}`,
    title: 'You can download your files again',
    text: `${siteName} has given you more downloads of order ${number}.`,
  }),
  released: ({ siteName, number }) => ({
    subject: `Your order ${number} was cancelled because it was not paid – ${siteName}`,
    title: 'Your order was cancelled',
    text: `Order ${number} at ${siteName} was not paid in time, so it was cancelled and its items are for sale again. You have nothing to pay. If you still want them, please order again. If you have paid already, you do not have to do anything: ${siteName} sees your payment and sends the items or refunds you.`,
  }),
  tooLate: ({ siteName, number, amount }) => ({
    subject: `Your payment for order ${number} came after it was cancelled – ${siteName}`,
    title: 'Your payment has arrived too late',
    text: `Your payment of ${amount} for order ${number} arrived after the order was cancelled, and the order cannot be sent any more. ${siteName} has been told and refunds you. You do not have to do anything.`,
  }),
  link: ({ siteName, number }) => ({
    subject: `Your order ${number} – ${siteName}`,
    title: `Your order ${number}`,
    text: `Somebody, most likely you, has asked for the address of this order at ${siteName}. If it was not you, there is nothing to do: nobody else has this letter.`,
  }),
  notice: ({ siteName, number, amount }) => ({
    subject: `New order ${number}: ${amount} – ${siteName}`,
    title: `New order ${number}`,
    text: `Somebody has ordered at ${siteName}, for ${amount}.`,
  }),
  lateNotice: ({ siteName, number, amount }) => ({
    subject: `Refund order ${number}: ${amount} paid after it was cancelled – ${siteName}`,
    title: `Order ${number} was paid after it was cancelled`,
    text: `${amount} arrived for order ${number} after it was cancelled, and the order stays cancelled: what it had reserved is not available any more. Open the order and refund the buyer.`,
  }),
} satisfies Record<string, LetterSentences>;

const englishParts = {
  items: 'What was ordered',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  discount: 'Discount',
  taxIncluded: (name: string) => `Includes ${name}`,
  total: 'Total',
  giftCard: 'Gift card',
  due: 'Left to pay',
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
  lookup: 'If that link does not open your order any more, have another one sent to you',
  manage: 'Open the order',
  placed: (date: string) => `Ordered on ${date}`,
  from: (email: string) => `Email of the buyer: ${email}`,
};

/** Which letter it is. */
export type OrderLetterKind = keyof typeof english;
/** What letters about orders say, in one language. */
export interface OrderLetterSentences {
  readonly letters: Readonly<Record<OrderLetterKind, LetterSentences>>;
  readonly parts: typeof englishParts;
}

const GOODS: InLanguages<OrderLetterSentences> = { en: { letters: english, parts: englishParts }, pl: polish };

const SUBSCRIPTION: InLanguages<OrderLetterSentences> = {
  en: { letters: { ...english, ...englishSubscription }, parts: englishParts },
  pl: { letters: { ...polish.letters, ...polishSubscription }, parts: polish.parts },
};

/** What letters say, by what the order is about, in every language. */
export const ORDER_LETTER_SENTENCES: Readonly<Record<OrderKind, InLanguages<OrderLetterSentences>>> = {
  goods: GOODS,
  'gift-card': GOODS,
  subscription: SUBSCRIPTION,
  donation: DONATION_LETTERS,
};
