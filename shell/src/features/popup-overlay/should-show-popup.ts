import type { PopupOverlaySettings, PopupRecord } from 'shared-types/site/page/popup-overlay';

const DAY_MS = 86_400_000;

export interface PopupQuestion {
  readonly settings: Pick<PopupOverlaySettings, 'version' | 'showUntilSignup' | 'displayFrequency'>;
  /** Undefined if the browser has none. */
  readonly record?: PopupRecord | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * True if the popup shows to this visitor. After a sent form only a new version shows it again; after closing, the passage
 * of time does too. A closing in the future, from a wrong clock, counts as recent.
 *
 * @implements POPUP-05 POPUP-06 POPUP-07 POPUP-08 POPUP-09 POPUP-10 POPUP-15
 */
export function shouldShowPopup({ settings, record, now }: PopupQuestion): boolean {
  if (!record || record.version < settings.version) return true;
  if (record.submitted) return false;
  const { 'date-closed': closed = now } = record;
  const { showUntilSignup, displayFrequency: days } = settings;
  return showUntilSignup || (days >= 0 && now - closed >= days * DAY_MS);
}
