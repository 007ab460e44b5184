import type { InLanguages } from '../../language';
import { polish } from './review.sentences.pl';

/** What a letter that asks for reviews is about. */
interface LetterFacts {
  readonly siteName: string;
  /** Of the order. */
  readonly number: number;
}

const english = {
  thanks: 'Thank you for your review. It appears in the shop once it has been published there.',
  rating: 'Please select a star rating',
  tooLong: (more: number) => `Please shorten your review by ${more === 1 ? 'one character' : `${more} characters`}.`,
  limited: (minutes: number) =>
    `Reviews have been sent too often. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  letter: {
    subject: ({ siteName, number }: LetterFacts) => `How do you like your order ${number}? – ${siteName}`,
    title: 'How do you like it?',
    text: ({ siteName, number }: LetterFacts) =>
      `You have ordered at ${siteName}; the number of the order is ${number}. Tell others what you think of:`,
    link: 'Rate your purchase',
    once: 'The link works for 90 days, and nobody else has it. We ask once for each order.',
  },
};

/** What is said of a review that is sent, and in the letter that asks for it, in one language. */
export type ReviewSentences = typeof english;

/** The same in every language. */
export const REVIEW_SENTENCES: InLanguages<ReviewSentences> = { en: english, pl: polish };
