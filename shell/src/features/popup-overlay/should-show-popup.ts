import type { PopupOverlaySettings, PopupRecord } from 'shared-types/site/page/popup-overlay';

const DAY_MS = 86_400_000;

/** What decides whether the popup shows. */
export interface PopupQuestion {
  readonly settings: Pick<PopupOverlaySettings, 'version' | 'showUntilSignup' | 'displayFrequency'>;
  /** What the browser remembers; absent where it remembers nothing. */
  readonly record?: PopupRecord | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * True where the popup shows to this visitor. Who has sent its form is asked again by a new version only: time alone asks
 * who has closed it. A closing that lies in the future, by a clock that was wrong, has not passed.
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
