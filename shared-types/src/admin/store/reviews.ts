import type { ReviewRating, ReviewSettings } from '../../commerce/orders/review';
export type { ChangeReview, SaveReviewSettings } from '../../requests/admin.generated';

/** Reviews on one page of the list. */
export const REVIEWS_PER_PAGE = 20;

/** What has become of a review: it waits, its product's page shows it, or does not. */
export const REVIEW_STATES = ['new', 'published', 'hidden'] as const;
/** One of them. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Names of what the query of the list says: its page, and what has just been done. */
export const REVIEWS_PARAMETER = { page: 'page', state: 'state', changed: 'changed', saved: 'saved' } as const;

/** Calls of the list of reviews. */
export const REVIEWS_CALLS = {
  /** Publishes a review, or hides it. */
  changeReview: { method: 'POST', path: '/api/config/reviews/state' },
  /** Says whether buyers are asked for reviews, and when. */
  saveReviewSettings: { method: 'POST', path: '/api/config/reviews/settings' },
} as const;

/** Reply to `changeReview`, and to `saveReviewSettings`. */
export interface ReviewsReply {
  readonly message: string;
  /** The list as it is now. */
  readonly location: string;
}

/** A review in the list. */
export interface ReviewEntry {
  readonly id: string;
  readonly state: ReviewState;
  readonly rating: ReviewRating;
  /** Plain text; may be empty. */
  readonly text: string;
  /** First name of the buyer; empty where the order has none. */
  readonly author: string;
  /** What was bought, as it was called then. */
  readonly title: string;
  /** Where the product is shown now; absent where visitors cannot see it. */
  readonly path?: string;
  /** Number of the order, for people. */
  readonly order: number;
  /** When it arrived, as an ISO time. */
  readonly receivedAt: string;
  /** The same in the site's language, with the time zone. */
  readonly receivedText: string;
}

/** Answer to the loader `admin/reviews/list`. */
export interface ReviewsView {
  /** What the list shows; empty for all. */
  readonly state: ReviewState | '';
  /** Number of the page, from 1. */
  readonly page: number;
  /** The reviews of this page, the newest first. */
  readonly entries: readonly ReviewEntry[];
  /** How many there are on all pages. */
  readonly count: number;
  /** True where the site has had a review at all. */
  readonly hasAny: boolean;
  readonly settings: ReviewSettings;
  /** Names these settings. */
  readonly base: string;
  /** True where the account may open orders. */
  readonly opensOrders: boolean;
  /** The review that has just been published or hidden. */
  readonly changed?: string;
  /** True where the settings have just been saved. */
  readonly isSaved?: boolean;
}
