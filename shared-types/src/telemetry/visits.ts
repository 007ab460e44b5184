import type { ItemRecordTypeNumber } from '../site/item-record-type';
export type { Track } from '../requests/telemetry.generated';

/** Paths are the specification's. */
export const VISIT_CALLS = {
  /** A page view; the body is form-encoded. */
  recordHit: { method: 'POST', path: '/api/census/RecordHit' },
  /** A page view with its origin, requested as an image; all data is in the query. */
  track: { method: 'GET', path: '/api/track/Track' },
} as const;

/** How long a page waits for a response, in milliseconds. */
export const VISIT_CALL_MS = 2500;
/** Characters per text of a hit; longer ones are cut. */
export const HIT_TEXT_MAX = 2000;

export interface RecordHit {
  readonly event: 'view';
  /** `HitData` as JSON. */
  readonly data: string;
  /** Value of the visitor cookie, if set. */
  readonly ss_cvr?: string;
}

/** Data of a page view. Sizes in CSS pixels. */
export interface HitData {
  readonly websiteId: string;
  /** Always `colonnade`. */
  readonly templateId: string;
  readonly locale: string;
  readonly userAgent: string;
  /** Browser clock, in milliseconds since 1970. */
  readonly clientDate: number;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly url: string;
  readonly title: string;
  /** Present on item pages. */
  readonly itemId?: string;
  readonly recordType?: ItemRecordTypeNumber;
  /** Present on collection and item pages. */
  readonly collectionId?: string;
}

export interface RecordHitReply {
  /** 1, or 0 without consent. */
  readonly recorded: 0 | 1;
}

/** Campaign parameters of a page's URL; `refer` takes precedence over the browser's referrer. */
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
export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];
/** Characters per text in the query of `track`; longer ones are cut to limit the URL's length. */
export const TRACK_TEXT_MAX = 300;
