const FIRST_MS = 2000;
const LONGEST_MS = 300_000;

/** What a pause follows from. */
export interface PauseParts {
  /** How many attempts in a row have failed, this one among them. */
  readonly failures: number;
  /** How long the server asked to wait, in milliseconds; 0 where it did not. */
  readonly retryAfterMs: number;
  /** A number from 0 to 1. */
  readonly chance: number;
}

/** How long to wait before the next attempt: twice as long each time, and not all pages at the same moment. */
export function pauseMs({ failures, retryAfterMs, chance }: PauseParts): number {
  const grown = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.max(retryAfterMs, grown / 2) + (chance * grown) / 2;
}
