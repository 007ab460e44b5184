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

/** Body of `buttonClick` and `buttonRender`. */
export interface ButtonSeen extends OfVisitor {
  /** Id of the button's block. */
  readonly buttonId: string;
  readonly text: string;
  /** Address it leads to. */
  readonly clickthroughUrl: string;
  /** Where it stands in its line, as CSS calls it: `start`, `center`, `end`. */
  readonly alignment: string;
  /** As it is shown, in CSS pixels: `<width>x<height>`. */
  readonly size: string;
  readonly newWindow: boolean;
  /** Whose part of the page it stands in: `<remote>@<version>`. */
  readonly context: string;
}

/** Body of `formRender`. */
export interface FormSeen extends OfVisitor {
  /** Id of the form's block, which it is sent with. */
  readonly formId: string;
}

/** Body of `overlay`: the site's popup was shown. */
export interface OverlaySeen extends OfVisitor {
  /** The popup's version, as its owner counts it. */
  readonly version: number;
  readonly style: 'card' | 'full-screen';
}

/** Body of `recordQuickView`: a product was looked at without its page. */
export type QuickViewSeen = OfVisitor;

/** Reply to every call of the census. */
export interface CensusReply {
  /** 1, or 0 where the visitor does not allow it. */
  readonly recorded: 0 | 1;
}
