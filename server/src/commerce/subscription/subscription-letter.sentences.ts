import type { InLanguages } from '../../language';
import { polish } from './subscription-letter.sentences.pl';

/** What a letter about a subscription is about. */
export interface SubscriptionFacts {
  readonly siteName: string;
  /** What is subscribed to, with how many of it. */
  readonly what: string;
  /** Of the buyer. */
  readonly email: string;
  /** The day an order was due; empty where the letter is about none. */
  readonly day: string;
}

interface LetterWords {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

type Words = (facts: SubscriptionFacts) => LetterWords;

const letters = {
  buyer: ({ siteName, what }) => ({
    subject: `Your subscription is cancelled – ${siteName}`,
    title: 'Your subscription is cancelled',
    text: `You have cancelled your subscription to ${what} at ${siteName}. No further order is made. What was ordered before stays ordered.`,
  }),
  owner: ({ siteName, what }) => ({
    subject: `Your subscription is cancelled – ${siteName}`,
    title: 'Your subscription is cancelled',
    text: `${siteName} has cancelled your subscription to ${what}. No further order is made. What was ordered before stays ordered.`,
  }),
  unpaid: ({ siteName, what }) => ({
    subject: `Your subscription has ended – ${siteName}`,
    title: 'Your subscription has ended',
    text: `Several orders in a row of your subscription to ${what} at ${siteName} were not paid. No further order is made. You can subscribe again at any time.`,
  }),
  short: ({ siteName, what, day }) => ({
    subject: `An order of your subscription has to wait – ${siteName}`,
    title: 'Your order has to wait',
    text: `On ${day} an order of your subscription was due, but ${what} cannot be had at the moment. Nothing is ordered, and there is nothing to pay. We keep trying until the next order is due, and write to you as soon as it is made.`,
  }),
} satisfies Record<string, Words>;

const notices = {
  buyer: ({ siteName, what, email }) => ({
    subject: `A subscription was cancelled – ${siteName}`,
    title: 'A subscription was cancelled',
    text: `${email} has cancelled the subscription to ${what}. No further order is made.`,
  }),
  unpaid: ({ siteName, what, email }) => ({
    subject: `A subscription has ended – ${siteName}`,
    title: 'A subscription has ended',
    text: `The subscription of ${email} to ${what} has ended, because several orders in a row were not paid. If they were, mark them as paid; the subscription does not begin again by itself.`,
  }),
  short: ({ siteName, what, email, day }) => ({
    subject: `An order of a subscription could not be made – ${siteName}`,
    title: 'An order could not be made',
    text: `On ${day} an order of the subscription of ${email} was due, but ${what} cannot be had: there are too few in stock, it is not for sale, or the shop offers no way to pay. It is tried again every hour until the next one is due.`,
  }),
} satisfies Record<string, Words>;

const english = { letters, notices, see: 'See your subscription', manage: 'Open the order' };

/** Which letter it is. */
export type SubscriptionLetterKind = keyof typeof letters;
/** Which of them its owner has, too. */
export type SubscriptionNoticeKind = keyof typeof notices;
/** What letters about subscriptions say, in one language. */
export interface SubscriptionLetterSentences {
  readonly letters: Readonly<Record<SubscriptionLetterKind, Words>>;
  readonly notices: Readonly<Record<SubscriptionNoticeKind, Words>>;
  readonly see: string;
  readonly manage: string;
}

/** The same in every language. */
export const SUBSCRIPTION_LETTERS: InLanguages<SubscriptionLetterSentences> = { en: english, pl: polish };
