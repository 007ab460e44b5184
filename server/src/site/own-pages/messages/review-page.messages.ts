import type { InLanguages } from '../../../platform/language';
import { polish } from './review-page.messages.pl';

const english = { title: 'Rate your purchase', description: 'Tell others what you think of your purchase.' };

/** What the page on which purchases are reviewed says of itself, in one language. */
export type ReviewPageMessages = typeof english;

/** The same in every language. */
export const REVIEW_PAGE_MESSAGES: InLanguages<ReviewPageMessages> = { en: english, pl: polish };
