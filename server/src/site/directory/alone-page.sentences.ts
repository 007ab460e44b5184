import type { InLanguages } from '../../language';
import { polish } from './alone-page.sentences.pl';

const english = {
  donate: { title: 'Donate', description: 'Give an amount of your choice.' },
  giftCard: { title: 'Buy a gift card', description: 'For somebody who would rather choose.' },
  subscribe: { title: 'Subscribe', description: 'What comes again and again.' },
  subscription: { title: 'Your subscription', description: '' },
  contribution: { title: 'Your donation', description: '' },
};

/** What the checkouts without a cart say of themselves, in one language. */
export type AlonePageSentences = typeof english;

/** The same in every language. */
export const ALONE_PAGE_SENTENCES: InLanguages<AlonePageSentences> = { en: english, pl: polish };
