import type { InLanguages } from '../../language';
import { polish } from './donation-checkout.sentences.pl';

const english = {
  /** What the line of its order is called. */
  line: (title: string) => `Donation: ${title}`,
  choose: 'Choose an amount.',
  noAmount: (example: string) => `Write an amount like ${example}.`,
  ambiguous: 'Write the amount without a sign between thousands.',
  tooManyDigits: (example: string) => `Write an amount that can be paid, like ${example}.`,
  tooLittle: (least: string) => `Write ${least} or more.`,
  tooMuch: (most: string) => `Write ${most} or less.`,
};

/** What is said of a donation that cannot be taken, in one language. */
export type DonationCheckoutSentences = typeof english;

/** The same in every language. */
export const DONATION_CHECKOUT_SENTENCES: InLanguages<DonationCheckoutSentences> = { en: english, pl: polish };
