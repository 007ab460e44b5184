import { hash } from 'node:crypto';

/** Cohorts into which visitors are randomly divided: one per hundredth of a percent. */
export const COHORTS = 10_000;
const COHORTS_A_PERCENT = COHORTS / 100;
/** Last digits of numbers without a common factor with `COHORTS`. */
const LAST_DIGITS = [1, 3, 7, 9] as const;

/**
 * True if a cohort is in a canary release of so many percent. Exactly that share of cohorts is, each is also in every
 * larger share, and remotes order the cohorts differently, so that no visitor gets all new versions.
 */
export function isInShare(cohort: number, remote: string, percent: number): boolean {
  return placeOf(cohort, remote) < percent * COHORTS_A_PERCENT;
}

/** The place of a cohort in a remote's order: its product with a factor that makes this a permutation. */
function placeOf(cohort: number, remote: string): number {
  const digest = Buffer.from(hash('sha256', remote), 'hex');
  const tens = digest.readUInt32BE(0) % (COHORTS / 10);
  const factor = tens * 10 + (LAST_DIGITS[digest.readUInt8(4) % LAST_DIGITS.length] ?? 1);
  return (cohort * factor + (digest.readUInt32BE(5) % COHORTS)) % COHORTS;
}
