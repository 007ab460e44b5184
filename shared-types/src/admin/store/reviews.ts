import type { ReviewRating, ReviewSettings } from '../../commerce/orders/review';
export type { ChangeReview, SaveReviewSettings } from '../../requests/admin.generated';

export const REVIEWS_PER_PAGE = 20;

/** State of a review: waiting, shown on its product's page, or not. */
export const REVIEW_STATES = ['new', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEWS_PARAMETER = { page: 'page', state: 'state', changed: 'changed', saved: 'saved' } as const;

export const REVIEWS_CALLS = {
  changeReview: { method: 'POST', path: '/api/config/reviews/state' },
  saveReviewSettings: { method: 'POST', path: '/api/config/reviews/settings' },
} as const;

/** Reply to `changeReview`, and to `saveReviewSettings`. */
export interface ReviewsReply {
  readonly message: string;
  readonly location: string;
}

export interface ReviewEntry {
  readonly id: string;
  readonly state: ReviewState;
  readonly rating: ReviewRating;
  /** Plain text; may be empty. */
  readonly text: string;
  /** First name of the buyer; empty if unknown. */
  readonly author: string;
  /** Title of the product at the time of the order. */
  readonly title: string;
  /** Path of the product now; absent if it is not public. */
  readonly path?: string;
  /** Order number. */
  readonly order: number;
  /** ISO 8601 time. */
  readonly receivedAt: string;
  readonly receivedText: string;
}

/** Data of the loader `admin/reviews/list`. */
export interface ReviewsView {
  /** Filter; empty for all. */
  readonly state: ReviewState | '';
  /** From 1. */
  readonly page: number;
  readonly entries: readonly ReviewEntry[];
  /** On all pages. */
  readonly count: number;
  /** True if the site has ever had a review. */
  readonly hasAny: boolean;
  readonly settings: ReviewSettings;
  /** Version of the settings; a save sends it back to detect conflicts. */
  readonly base: string;
  /** True if the account may open orders. */
  readonly opensOrders: boolean;
  readonly changed?: string;
  /** True right after a save. */
  readonly isSaved?: boolean;
}
