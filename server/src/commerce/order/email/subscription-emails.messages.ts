import type { InLanguages } from '../../../platform/language';
import type { OrderEmailMessages } from './goods-emails.messages';
import { polishParts } from './subscription-emails.messages.pl';

/** Texts that differ for orders of subscriptions, which the buyer did not place, except the first. */
export const englishSubscription: Pick<OrderEmailMessages['emails'], 'received' | 'confirmed' | 'notice'> = {
  received: ({ siteName, number }) => ({
    subject: `Order ${number} from your subscription – ${siteName}`,
    title: 'An order from your subscription',
    text: `Order ${number} from your subscription at ${siteName} has been created. We will confirm it once it is paid.`,
  }),
  confirmed: ({ siteName, number }) => ({
    subject: `Order ${number} from your subscription – ${siteName}`,
    title: 'An order from your subscription',
    text: `Order ${number} from your subscription at ${siteName} has been created. There is nothing left to pay.`,
  }),
  notice: ({ siteName, number, amount }) => ({
    subject: `Order ${number} from a subscription: ${amount} – ${siteName}`,
    title: `Order ${number} from a subscription`,
    text: `A subscription at ${siteName} has created an order for ${amount}.`,
  }),
};

const englishParts = {
  title: 'Subscription',
  next: (date: string) => `The next order is created on ${date}.`,
  last: 'This is the last order.',
  charged: (card: string) =>
    `Your ${card} is charged for it. You do not have to do anything; we will email you once it is paid.`,
  card: (card: string, expires: string) => `It is charged to your ${card}, which expires ${expires}.`,
  cancel: 'View or cancel the subscription',
};

export type SubscriptionParts = typeof englishParts;

export const SUBSCRIPTION_PARTS: InLanguages<SubscriptionParts> = { en: englishParts, pl: polishParts };
