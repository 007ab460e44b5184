const STEP_MS = 10_000;
/** Revisions are the database's times. Later ones than its clock can have made are garbage. */
const CLOCKS_APART_MS = 60_000;

/**
 * The revision of a cart that does not exist. Revisions are times, so that a new cart outranks an old one, and an
 * expired or ordered cart's emptiness outranks what an open tab still shows. It lies 10 to 20 seconds back: an answer
 * that crosses a cart's very first line on the way must not outrank that line. It moves in steps, so that HTML made
 * from it stays equal for a while. A browser that has been told of an order, or of any other change, is told of nothing
 * older: a cart ordered within seconds of its last change is empty at once, wherever the browser shows it.
 */
export function absentRevision(nowMs: number, answered: readonly number[]): number {
  const past = answered.filter((revision) => revision <= nowMs + CLOCKS_APART_MS);
  return Math.max((Math.floor(nowMs / STEP_MS) - 1) * STEP_MS, ...past);
}
