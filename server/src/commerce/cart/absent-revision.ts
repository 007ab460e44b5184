const STEP_MS = 10_000;

/**
 * The revision of a cart that does not exist. Revisions are times, so that a new cart outranks an old one, and an
 * expired or ordered cart's emptiness outranks what an open tab still shows. It lies 10 to 20 seconds back: an answer
 * that crosses a cart's very first line on the way must not outrank that line. It moves in steps, so that HTML made
 * from it stays equal for a while.
 */
export function absentRevision(nowMs: number): number {
  return (Math.floor(nowMs / STEP_MS) - 1) * STEP_MS;
}
