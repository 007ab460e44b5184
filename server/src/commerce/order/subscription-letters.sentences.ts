import type { InLanguages } from '../../language';
import type { OrderLetterSentences } from './order-letters.sentences';
import { polishParts } from './subscription-letters.sentences.pl';

/** What letters about an order of a subscription say otherwise: nobody has sent it, but for the first. */
export const englishSubscription: Pick<OrderLetterSentences['letters'], 'received' | 'confirmed' | 'notice'> = {
  received: ({ siteName, number }) => ({
    subject: `Order ${number} of your subscription – ${siteName}`,
    title: 'An order of your subscription',
    text: `Order ${number} of your subscription at ${siteName} is made. It is confirmed once it is paid.`,
  }),
  confirmed: ({ siteName, number }) => ({
    subject: `Order ${number} of your subscription – ${siteName}`,
    title: 'An order of your subscription',
    text: `Order ${number} of your subscription at ${siteName} is made. There is nothing left to pay.`,
  }),
  notice: ({ siteName, number, amount }) => ({
    subject: `Order ${number} of a subscription: ${amount} – ${siteName}`,
    title: `Order ${number} of a subscription`,
    text: `An order of a subscription at ${siteName} is made, for ${amount}.`,
  }),
};

const englishParts = {
  title: 'Subscription',
  next: (date: string) => `The next order is made on ${date}.`,
  last: 'This is the last order.',
  cancel: 'Look at the subscription, or cancel it',
};

/** What letters about its orders say of a subscription, in one language. */
export type SubscriptionParts = typeof englishParts;

/** The same in every language. */
export const SUBSCRIPTION_PARTS: InLanguages<SubscriptionParts> = { en: englishParts, pl: polishParts };
