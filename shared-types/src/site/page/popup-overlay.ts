/**
 * How the popup lies over the page: as a card in its middle, or filling the window.
 *
 * @implements POPUP-02
 */
export const POPUP_STYLES = ['card', 'full-screen'] as const;
/** One of them. */
export type PopupStyle = (typeof POPUP_STYLES)[number];

/** The `displayFrequency` of a popup that, once closed, does not come again by time alone. */
export const POPUP_NEVER_AGAIN = -1;

/**
 * When the popup of a site shows, and how. What it shows is the site's page of the type `popupOverlay`.
 *
 * @implements POPUP-01
 */
export interface PopupOverlaySettings {
  readonly style: PopupStyle;
  /** False keeps it from windows as narrow as a phone's, `BREAKPOINT.mobileMaxPx`. */
  readonly enableMobile: boolean;
  /** A whole number that its owner raises to show it to everybody once more. */
  readonly version: number;
  /** True shows it on every page until its form has been sent. */
  readonly showUntilSignup: boolean;
  /** Days from its closing until it shows again, or `POPUP_NEVER_AGAIN`. */
  readonly displayFrequency: number;
}

/**
 * What the browser remembers of the popup: one entry of the local storage, `LOCAL_STORAGE.popupOverlay`, as JSON.
 *
 * @implements POPUP-03 POPUP-04
 */
export interface PopupRecord {
  /** When it was last closed, in milliseconds since 1970; absent for one that was answered and not yet closed. */
  readonly 'date-closed'?: number;
  /** The version that was closed or answered. */
  readonly version: number;
  /** True once its form has been sent. */
  readonly submitted: boolean;
}

/** Id of the popup's element in a page that has one. */
export const POPUP_ELEMENT_ID = 'colonnade-popup';
