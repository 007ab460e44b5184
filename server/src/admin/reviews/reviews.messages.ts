import type { ReviewSettings } from 'shared-types/commerce/orders/review';
import type { InLanguages } from '../../platform/language';
import { polish } from './reviews.messages.pl';

const english = {
  published: 'The review is published.',
  hidden: 'The review is hidden.',
  saved: 'Saved.',
  days: ({ least, most }: { readonly least: number; readonly most: number }) =>
    `Enter a whole number of days, from ${least} to ${most}.`,
  conflict: ({ sendsRequests, afterDays }: ReviewSettings) =>
    `Someone else has saved this meanwhile: ${sendsRequests ? `buyers are asked after ${afterDays} days` : 'buyers are not asked'}. Save again to replace it.`,
};

export type ReviewsMessages = typeof english;

export const REVIEWS_MESSAGES: InLanguages<ReviewsMessages> = { en: english, pl: polish };
