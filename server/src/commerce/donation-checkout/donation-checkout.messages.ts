import type { InLanguages } from '../../platform/language';
import { polish } from './donation-checkout.messages.pl';

const english = {
  /** Title of the order's line. */
  line: (title: string) => `Donation: ${title}`,
  choose: 'Choose an amount.',
  noAmount: (example: string) => `Enter an amount like ${example}.`,
  ambiguous: 'Enter the amount without a thousands separator.',
  tooManyDigits: (example: string) => `Enter an amount that can be paid, like ${example}.`,
  tooLittle: (least: string) => `Enter ${least} or more.`,
  tooMuch: (most: string) => `Enter ${most} or less.`,
};

export type DonationCheckoutMessages = typeof english;

export const DONATION_CHECKOUT_MESSAGES: InLanguages<DonationCheckoutMessages> = { en: english, pl: polish };
