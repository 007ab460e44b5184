import type { InLanguages } from '../../platform/language';
import { polish } from './review.messages.pl';

interface EmailData {
  readonly siteName: string;
  /** Order number. */
  readonly number: number;
}

const english = {
  thanks: 'Thank you for your review. It appears in the shop once it has been published there.',
  rating: 'Please select a star rating',
  tooLong: (more: number) => `Please shorten your review by ${more === 1 ? 'one character' : `${more} characters`}.`,
  limited: (minutes: number) =>
    `Too many reviews were sent. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  email: {
    subject: ({ siteName, number }: EmailData) => `How did you like order ${number}? – ${siteName}`,
    title: 'How did you like it?',
    text: ({ siteName, number }: EmailData) =>
      `You placed order ${number} at ${siteName}. Tell others what you think of:`,
    link: 'Rate your purchase',
    once: 'The link works for 90 days, and nobody else has it. We ask once per order.',
  },
};

export type ReviewMessages = typeof english;

export const REVIEW_MESSAGES: InLanguages<ReviewMessages> = { en: english, pl: polish };
