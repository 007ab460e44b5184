import type { InLanguages } from '../../platform/language';
import { polish } from './donation-checkout.messages.pl';

const english = {
  /** What the line of its order is called. */
  line: (title: string) => `Donation: ${title}`,
  choose: 'Choose an amount.',
  noAmount: (example: string) => `Enter an amount like ${example}.`,
  ambiguous: 'Enter the amount without a thousands separator.',
  tooManyDigits: (example: string) => `Enter an amount that can be paid, like ${example}.`,
  tooLittle: (least: string) => `Enter ${least} or more.`,
  tooMuch: (most: string) => `Enter ${most} or less.`,
};

/** What is said of a donation that cannot be taken, in one language. */
export type DonationCheckoutMessages = typeof english;

/** The same in every language. */
export const DONATION_CHECKOUT_MESSAGES: InLanguages<DonationCheckoutMessages> = { en: english, pl: polish };
