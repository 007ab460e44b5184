import type { InLanguages } from '../../platform/language';
import { polish } from './subscription-email.messages.pl';

export interface SubscriptionData {
  readonly siteName: string;
  /** Product and quantity. */
  readonly what: string;
  /** Email address of the buyer. */
  readonly email: string;
  /** Due date of an order; empty if the email is not about one. */
  readonly day: string;
  /** Of the order. */
  readonly number: number;
  /** What a kept card was not charged: amount, card, reason, and the date of the next attempt; empty if it is not about one. */
  readonly amount: string;
  readonly card: string;
  readonly reason: string;
  readonly again: string;
}

interface EmailText {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

type WriteEmail = (facts: SubscriptionData) => EmailText;

const emails = {
  buyer: ({ siteName, what }) => ({
    subject: `Your subscription is cancelled – ${siteName}`,
    title: 'Your subscription is cancelled',
    text: `You have cancelled your subscription to ${what} at ${siteName}. No more orders will be created. Existing orders do not change.`,
  }),
  owner: ({ siteName, what }) => ({
    subject: `Your subscription is cancelled – ${siteName}`,
    title: 'Your subscription is cancelled',
    text: `${siteName} has cancelled your subscription to ${what}. No more orders will be created. Existing orders do not change.`,
  }),
  unpaid: ({ siteName, what }) => ({
    subject: `Your subscription has ended – ${siteName}`,
    title: 'Your subscription has ended',
    text: `Several orders in a row of your subscription to ${what} at ${siteName} were not paid. No more orders will be created. You can subscribe again at any time.`,
  }),
  short: ({ siteName, what, day }) => ({
    subject: `An order from your subscription is delayed – ${siteName}`,
    title: 'Your order is delayed',
    text: `An order from your subscription was due on ${day}, but ${what} is not available at the moment. Nothing has been ordered, and there is nothing to pay. We keep trying until the next order is due, and will email you as soon as it is placed.`,
  }),
  refused: ({ siteName, what, number, amount, card, reason, again }) => ({
    subject: `Please pay order ${number} from your subscription – ${siteName}`,
    title: 'Your card was not charged',
    text: [
      `${amount} for order ${number} from your subscription to ${what} at ${siteName} could not be charged to your card${card && ` ${card}`}. ${reason}`,
      'Please open the order and pay it there. The card that you pay with will be charged for the next orders.',
      ...(again ? [`If you do nothing, your card is charged again on ${again}.`] : []),
    ].join('\n'),
  }),
} satisfies Record<string, WriteEmail>;

const notices = {
  buyer: ({ siteName, what, email }) => ({
    subject: `A subscription was cancelled – ${siteName}`,
    title: 'A subscription was cancelled',
    text: `${email} has cancelled the subscription to ${what}. No more orders will be created.`,
  }),
  unpaid: ({ siteName, what, email }) => ({
    subject: `A subscription has ended – ${siteName}`,
    title: 'A subscription has ended',
    text: `The subscription of ${email} to ${what} has ended, because several orders in a row were not paid. If they were, mark them as paid; the subscription does not restart by itself.`,
  }),
  short: ({ siteName, what, email, day }) => ({
    subject: `A subscription order could not be created – ${siteName}`,
    title: 'An order could not be created',
    text: `An order from the subscription of ${email} was due on ${day}, but ${what} is not available: there are too few in stock, it is not for sale, or the shop offers no payment method. We try again every hour until the next one is due.`,
  }),
  refused: ({ siteName, email, number, amount, card, reason, again }) => ({
    subject: `The card for order ${number} was not charged – ${siteName}`,
    title: 'A subscriber’s card was not charged',
    text: [
      `${amount} for order ${number} could not be charged to the card${card && ` ${card}`} of ${email}. ${reason}`,
      'We have asked the buyer to pay on the order’s page.',
      ...(again ? [`Otherwise the card is charged again on ${again}.`] : []),
    ].join('\n'),
  }),
} satisfies Record<string, WriteEmail>;

const english = {
  emails,
  notices,
  see: 'View your subscription',
  pay: 'Pay the order',
  manage: 'Open the order',
};

export type SubscriptionEmailKind = keyof typeof emails;
/** Emails that the owner also gets. */
export type SubscriptionNoticeKind = keyof typeof notices;
export interface SubscriptionEmailMessages {
  readonly emails: Readonly<Record<SubscriptionEmailKind, WriteEmail>>;
  readonly notices: Readonly<Record<SubscriptionNoticeKind, WriteEmail>>;
  readonly see: string;
  readonly pay: string;
  readonly manage: string;
}

export const SUBSCRIPTION_EMAILS: InLanguages<SubscriptionEmailMessages> = { en: english, pl: polish };
