const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Pauses before the second and later attempts: 24 hours together. */
const PAUSES_MS = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR + 10 * MINUTE,
] as const;

/** Part of a pause that chance shortens or lengthens, so that messages that failed together do not come back together. */
const JITTER = 0.1;

/** Milliseconds until the next attempt, after this many have failed; undefined if there is none. */
export function nextAttemptMs(failed: number, chance: () => number = Math.random): number | undefined {
  const pause = PAUSES_MS[failed - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 - JITTER + 2 * JITTER * chance()));
}
