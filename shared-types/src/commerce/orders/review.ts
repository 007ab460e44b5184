import type { Picture } from '../../host/image';
export type { SendReview } from '../../requests/commerce.generated';

export const REVIEW_CALLS = {
  /** Stores one review per line of an order. */
  sendReview: { method: 'POST', path: '/api/commerce/review/reviews' },
} as const;

export const REVIEW_RATINGS = [1, 2, 3, 4, 5] as const;
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** In UTF-16 code units; a line break counts as one. */
export const REVIEW_LONGEST = 1000;

/** Query parameter with the line that was just reviewed. */
export const REVIEWED_PARAMETER = 'reviewed';

export interface ReviewSettings {
  readonly sendsRequests: boolean;
  /** Days from fulfilment to the email. */
  readonly afterDays: number;
}

/** In days. */
export const REVIEW_SETTINGS_LIMIT = { least: 1, most: 60 } as const;

/** If the owner has not changed them. */
export const REVIEW_SETTINGS_DEFAULT = { sendsRequests: true, afterDays: 7 } as const satisfies ReviewSettings;

export interface SendReviewReply {
  readonly message: string;
}

export interface GivenReview {
  readonly rating: ReviewRating;
  readonly text: string;
}

export interface ReviewedLine {
  readonly id: string;
  readonly title: string;
  readonly picture?: Picture;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
  readonly review?: GivenReview;
}

export interface PublishedReview extends GivenReview {
  readonly id: string;
  /** First name of the buyer; empty if unknown. */
  readonly author: string;
  /** Day of arrival, ISO 8601 and formatted. */
  readonly day: string;
  readonly dayText: string;
}

export interface ProductReviews {
  /** From 1 to 5, with one decimal. */
  readonly average: number;
  /** In the page's language. */
  readonly averageText: string;
  readonly count: number;
  /** At most `PUBLISHED_MOST`. */
  readonly newest: readonly PublishedReview[];
}

/** Few, because they are part of the page's first bytes. */
export const PUBLISHED_MOST = 10;

/** Data of the loader `commerce/review/request`. */
export interface ReviewView {
  /** Token of the page's URL. */
  readonly token: string;
  /** Order number. */
  readonly number: number;
  /** True after the end of the review period. */
  readonly isExpired: boolean;
  /** Ordered products that are still in the store; empty after the review period. */
  readonly lines: readonly ReviewedLine[];
  /** Name shown with published reviews; empty if unknown. */
  readonly author: string;
  readonly thanksFor?: string;
}
