export type {
  ButtonClick as ButtonSeen,
  FormRender as FormSeen,
  Overlay as OverlaySeen,
} from '../requests/telemetry.generated';

/**
 * Paths are the specification's; bodies are JSON.
 * @implements CENSUS-04 CENSUS-05 CENSUS-07 CENSUS-08 CENSUS-09 CENSUS-10 CENSUS-11
 */
export const CENSUS_CALLS = {
  buttonClick: { method: 'POST', path: '/api/census/button-click' },
  buttonRender: { method: 'POST', path: '/api/census/button-render' },
  formRender: { method: 'POST', path: '/api/census/form-render' },
  overlay: { method: 'POST', path: '/api/census/overlay' },
  /** With the product's id in the path. */
  recordQuickView: { method: 'POST', path: '/api/census/RecordQuickView/:id' },
} as const;

/** Names of the records of `overlay` by its event. */
export const OVERLAY_RECORDS = { shown: 'overlay', closed: 'overlay-closed' } as const;

/** Names of the records of the announcement by its event. */
export const ANNOUNCEMENT_RECORDS = {
  shown: 'announcement',
  closed: 'announcement-closed',
  clicked: 'announcement-clicked',
} as const;
export type AnnouncementEvent = keyof typeof ANNOUNCEMENT_RECORDS;

/** How long a page waits for a response, in milliseconds. */
export const CENSUS_CALL_MS = 2500;
/** Characters per text; longer ones are cut. */
export const CENSUS_TEXT_MAX = 2000;

interface OfVisitor {
  /** Value of the visitor cookie, if set. */
  readonly visitorCookie?: string;
}

/** Body of `recordQuickView`: a product was viewed without its page. */
export type QuickViewSeen = OfVisitor;

/** Response to every census call. */
export interface CensusReply {
  /** 1, or 0 without consent. */
  readonly recorded: 0 | 1;
}
