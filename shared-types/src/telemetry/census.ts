export type {
  ButtonClick as ButtonSeen,
  FormRender as FormSeen,
  Overlay as OverlaySeen,
} from '../requests/telemetry.generated';

/**
 * Calls of the census: what a visitor has seen and pressed. The paths are the specification's, the bodies are JSON.
 *
 * @implements CENSUS-04 CENSUS-05 CENSUS-07 CENSUS-08 CENSUS-09 CENSUS-10 CENSUS-11
 */
export const CENSUS_CALLS = {
  buttonClick: { method: 'POST', path: '/api/census/button-click' },
  buttonRender: { method: 'POST', path: '/api/census/button-render' },
  formRender: { method: 'POST', path: '/api/census/form-render' },
  overlay: { method: 'POST', path: '/api/census/overlay' },
  /** The product's id stands in the path. */
  recordQuickView: { method: 'POST', path: '/api/census/RecordQuickView/:id' },
} as const;

/** How long a page waits for the answer to such a call. */
export const CENSUS_CALL_MS = 2500;
/** Longest text in a call, in characters; what is longer is cut. */
export const CENSUS_TEXT_MAX = 2000;

/** Whom a call is about. */
interface OfVisitor {
  /** The visitor cookie's value, once there is one. */
  readonly visitorCookie?: string;
}

/** Body of `recordQuickView`: a product was looked at without its page. */
export type QuickViewSeen = OfVisitor;

/** Reply to every call of the census. */
export interface CensusReply {
  /** 1, or 0 where the visitor does not allow it. */
  readonly recorded: 0 | 1;
}
