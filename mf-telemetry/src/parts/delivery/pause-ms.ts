const FIRST_MS = 2000;
const LONGEST_MS = 300_000;

export interface PauseParts {
  /** Failed attempts in a row, including this one. */
  readonly failures: number;
  /** Pause requested by the server, in milliseconds; 0 if none. */
  readonly retryAfterMs: number;
  readonly chance: number;
}

/** Exponential backoff with jitter, in milliseconds. `chance` is a random number from 0 to 1. */
export function pauseMs({ failures, retryAfterMs, chance }: PauseParts): number {
  const grown = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.max(retryAfterMs, grown / 2) + (chance * grown) / 2;
}
