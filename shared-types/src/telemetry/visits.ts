import type { ItemRecordTypeNumber } from '../site/item-record-type';

/** Calls of the visits. The path is the specification's; the body is form-encoded. */
export const VISIT_CALLS = {
  recordHit: { method: 'POST', path: '/api/census/RecordHit' },
} as const;

/** How long a page waits for the answer to such a call. */
export const VISIT_CALL_MS = 2500;
/** Longest text in a hit, in characters; what is longer is cut. */
export const HIT_TEXT_MAX = 2000;

/** Body of `recordHit`: what happened, where, and whose visit it belongs to. */
export interface RecordHit {
  /** A page was shown. */
  readonly event: 'view';
  /** `HitData` as JSON. */
  readonly data: string;
  /** The visitor cookie's value, once there is one. */
  readonly ss_cvr?: string;
}

/** What a page tells of itself. Sizes are in CSS pixels. */
export interface HitData {
  readonly websiteId: string;
  /** The site's template; Colonnade has one, `colonnade`. */
  readonly templateId: string;
  readonly locale: string;
  readonly userAgent: string;
  /** The browser's clock, in milliseconds since 1970. */
  readonly clientDate: number;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly url: string;
  readonly title: string;
  /** Present on the page of an item. */
  readonly itemId?: string;
  readonly recordType?: ItemRecordTypeNumber;
  /** Present on the page of a collection, and on the pages of its items. */
  readonly collectionId?: string;
}

/** Reply to `recordHit`. */
export interface RecordHitReply {
  /** 1, or 0 where the visitor does not allow it. */
  readonly recorded: 0 | 1;
}
