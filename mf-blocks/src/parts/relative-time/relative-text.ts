/** What a relative text is written with. */
export interface RelativeWords {
  /** BCP 47 tag. */
  readonly locale: string;
  /** The feature's messages of these names. */
  readonly text: (key: 'justNow' | 'secondsAgo', values?: { readonly secondsDifference: number }) => string;
}

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Units in which a difference is told, with the seconds up to which each is. */
const UNITS = [
  { unit: 'second', below: MINUTE, seconds: 1 },
  { unit: 'minute', below: HOUR, seconds: MINUTE },
  { unit: 'hour', below: DAY, seconds: HOUR },
  { unit: 'day', below: WEEK, seconds: DAY },
] as const;

/**
 * How long ago a moment was, or how long it is until then, in whole units; undefined from a week on, when its date says
 * more.
 *
 * @implements RTIME-02 RTIME-03 RTIME-04
 */
export function relativeText(sinceMs: number, { locale, text }: RelativeWords): string | undefined {
  const seconds = Math.floor(Math.abs(sinceMs) / SECOND_MS);
  if (seconds === 0) return text('justNow');
  if (sinceMs > 0 && seconds < MINUTE) return text('secondsAgo', { secondsDifference: seconds });
  const found = UNITS.find(({ below }) => seconds < below);
  if (!found) return undefined;
  const count = Math.floor(seconds / found.seconds);
  return new Intl.RelativeTimeFormat(locale).format(sinceMs > 0 ? -count : count, found.unit);
}
