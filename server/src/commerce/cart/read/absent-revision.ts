const STEP_MS = 10_000;
/** Revisions are times of the database. Values further in the future than its clock explains are invalid. */
const CLOCKS_APART_MS = 60_000;

/**
 * The revision of a missing cart. Revisions are times: a new cart outranks an old one, and the emptiness of an expired or
 * ordered cart outranks what an open tab shows. It is 10 to 20 seconds in the past, so that a response in flight does not
 * outrank the very first line of a new cart, and changes in steps, so that HTML made from it stays equal for a while. It is
 * never older than the last change this browser knows of, so that a cart that was ordered at once is empty everywhere.
 */
export function absentRevision(nowMs: number, answered: readonly number[]): number {
  const past = answered.filter((revision) => revision <= nowMs + CLOCKS_APART_MS);
  return Math.max((Math.floor(nowMs / STEP_MS) - 1) * STEP_MS, ...past);
}
