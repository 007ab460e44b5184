import type { ItemRecordTypeNumber } from '../site/item-record-type';
export type { Track } from '../requests/telemetry.generated';

/** Calls of the visits. The paths are the specification's. */
export const VISIT_CALLS = {
  /** A page view with all about it; the body is form-encoded. */
  recordHit: { method: 'POST', path: '/api/census/RecordHit' },
  /** A page view and what led to it, asked for as an image; everything is in the query. */
  track: { method: 'GET', path: '/api/track/Track' },
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

/** What the address of a page may say about where its visitor comes from; `refer` in it stands before the browser's own. */
export const CAMPAIGN_PARAMETERS = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'refer',
  'variation',
  'mkwid',
] as const;
/** The name of such a parameter. */
export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];
/** Longest text in the query of `track`, in characters; what is longer is cut, so that the address is no longer than servers take. */
export const TRACK_TEXT_MAX = 300;
