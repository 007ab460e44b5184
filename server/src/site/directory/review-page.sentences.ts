import type { InLanguages } from '../../language';
import { polish } from './review-page.sentences.pl';

const english = { title: 'Rate your purchase', description: 'Say what you think of what you have bought.' };

/** What the page on which purchases are reviewed says of itself, in one language. */
export type ReviewPageSentences = typeof english;

/** The same in every language. */
export const REVIEW_PAGE_SENTENCES: InLanguages<ReviewPageSentences> = { en: english, pl: polish };
