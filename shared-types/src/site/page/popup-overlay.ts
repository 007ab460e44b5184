import type { Schedule } from './schedule';

/**
 * A card in the middle of the window, its whole area, or a bar along its lower edge.
 *
 * @implements POPUP-02
 */
export const POPUP_STYLES = ['card', 'full-screen', 'bottom'] as const;
export type PopupStyle = (typeof POPUP_STYLES)[number];

/** `displayFrequency` of a popup that does not return after it was closed. */
export const POPUP_NEVER_AGAIN = -1;

/**
 * The popup's content is the page of type `popupOverlay`.
 * @implements POPUP-01
 */
export interface PopupOverlaySettings {
  readonly style: PopupStyle;
  /** False hides it in windows up to `BREAKPOINT.mobileMaxPx`. */
  readonly enableMobile: boolean;
  /** An integer; the owner increases it to show the popup to everybody again. */
  readonly version: number;
  /** True shows it on every page until its form was sent. */
  readonly showUntilSignup: boolean;
  /** Days until a closed popup is shown again, or `POPUP_NEVER_AGAIN`. */
  readonly displayFrequency: number;
  /** Seconds to wait on each page; none by default. */
  readonly delaySeconds?: number;
  /** How much of the page has to be scrolled first, in percent; nothing by default. */
  readonly scrollPercent?: number;
}

export const POPUP_LIMIT = {
  delaySeconds: 600,
  scrollPercent: 100,
  /** Ten years. */
  displayFrequency: 3650,
  version: 1_000_000_000,
  pages: 100,
} as const;

/** Where and when the popup is shown: on all pages and always by default. Visitors' pages do not get it. */
export interface PopupRules extends Schedule {
  /** Paths; one that ends with `/*` stands for all pages below it. */
  readonly pages?: readonly string[];
}

/**
 * What the browser stores about the popup, as JSON in `LOCAL_STORAGE.popupOverlay`.
 * @implements POPUP-03 POPUP-04
 */
export interface PopupRecord {
  /** Time of the last closing, in milliseconds since 1970; absent if only its form was sent. */
  readonly 'date-closed'?: number;
  readonly version: number;
  readonly submitted: boolean;
}

export const POPUP_ELEMENT_ID = 'colonnade-popup';
