import type { Picture } from '../../host/image';
export type { SendReview } from '../../requests/commerce.generated';

/** Calls of the page on which a purchase is reviewed. */
export const REVIEW_CALLS = {
  /** Keeps the review of one line of an order, once. */
  sendReview: { method: 'POST', path: '/api/commerce/review/reviews' },
} as const;

/** Stars a purchase can be given. */
export const REVIEW_RATINGS = [1, 2, 3, 4, 5] as const;
/** One of them. */
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** Longest text of a review, in UTF-16 code units as a page counts them; a line's end is one. */
export const REVIEW_LONGEST = 1000;

/** The name in the page's address that says which line has just been reviewed. */
export const REVIEWED_PARAMETER = 'reviewed';

/** Whether a site asks its buyers for reviews. */
export interface ReviewSettings {
  readonly sendsRequests: boolean;
  /** Days from an order's fulfilment to the letter. */
  readonly afterDays: number;
}

/** Fewest and most days from an order's fulfilment to the letter. */
export const REVIEW_SETTINGS_LIMIT = { least: 1, most: 60 } as const;

/** What holds where an owner has said nothing. */
export const REVIEW_SETTINGS_DEFAULT = { sendsRequests: true, afterDays: 7 } as const satisfies ReviewSettings;

/** Reply to `sendReview`. */
export interface SendReviewReply {
  readonly message: string;
}

/** What was said of a purchase. */
export interface GivenReview {
  readonly rating: ReviewRating;
  readonly text: string;
}

/** Something that was bought, as it was when it was bought. */
export interface ReviewedLine {
  readonly id: string;
  readonly title: string;
  readonly picture?: Picture;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  /** Present once it has been reviewed. */
  readonly review?: GivenReview;
}

/** A review as visitors see it. */
export interface PublishedReview extends GivenReview {
  readonly id: string;
  /** First name of the buyer; empty where the order has none. */
  readonly author: string;
  /** The day it arrived, as ISO writes it, and as the page's language does. */
  readonly day: string;
  readonly dayText: string;
}

/** The published reviews of a product. */
export interface ProductReviews {
  /** Of all of them, from 1 to 5, with one digit behind the point. */
  readonly average: number;
  /** The same as the page's language writes it. */
  readonly averageText: string;
  readonly count: number;
  /** The newest of them, at most `PUBLISHED_MOST`. */
  readonly newest: readonly PublishedReview[];
}

/** Reviews on a product's page: more of them nobody reads, and each is part of its first bytes. */
export const PUBLISHED_MOST = 10;

/** Answer to the loader `commerce/review/request`. */
export interface ReviewView {
  /** The secret in the page's address. */
  readonly token: string;
  /** Number of the order, for people. */
  readonly number: number;
  /** True once the time for reviews is over. */
  readonly isExpired: boolean;
  /** What was bought and can still be found in the store; nothing once the time is over. */
  readonly lines: readonly ReviewedLine[];
  /** What published reviews call the buyer; empty where the order has no name. */
  readonly author: string;
  /** The line that has just been reviewed. */
  readonly thanksFor?: string;
}
