import type { InLanguages } from '../../language';
import { polish } from './donation-page.sentences.pl';

const english = {
  donate: { title: 'Donate', description: 'Give an amount of your choice.' },
  contribution: { title: 'Your donation', description: '' },
};

/** What the pages of donations say of themselves, in one language. */
export type DonationPageSentences = typeof english;

/** The same in every language. */
export const DONATION_PAGE_SENTENCES: InLanguages<DonationPageSentences> = { en: english, pl: polish };
