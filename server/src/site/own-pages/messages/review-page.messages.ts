import type { InLanguages } from '../../../platform/language';
import { polish } from './review-page.messages.pl';

const english = { title: 'Rate your purchase', description: 'Tell others what you think of your purchase.' };

export type ReviewPageMessages = typeof english;

export const REVIEW_PAGE_MESSAGES: InLanguages<ReviewPageMessages> = { en: english, pl: polish };
