import { hash } from 'node:crypto';

/** How many cohorts visitors are divided into by chance: as many as there are hundredths of a percent. */
export const COHORTS = 10_000;
const COHORTS_A_PERCENT = COHORTS / 100;
/** What a number that has no factor in common with `COHORTS` may end with. */
const LAST_DIGITS = [1, 3, 7, 9] as const;

/**
 * True where a cohort has a part in a share of so many percent. Of all cohorts exactly so many have; who has a part in a share has it in
 * every larger one; and each remote divides them in its own way, so that nobody has all that is new.
 */
export function isInShare(cohort: number, remote: string, percent: number): boolean {
  return placeOf(cohort, remote) < percent * COHORTS_A_PERCENT;
}

/** The place of a cohort in a remote's own order: a multiple of it, with a factor that leaves out none. */
function placeOf(cohort: number, remote: string): number {
  const digest = Buffer.from(hash('sha256', remote), 'hex');
  const tens = digest.readUInt32BE(0) % (COHORTS / 10);
  const factor = tens * 10 + (LAST_DIGITS[digest.readUInt8(4) % LAST_DIGITS.length] ?? 1);
  return (cohort * factor + (digest.readUInt32BE(5) % COHORTS)) % COHORTS;
}
