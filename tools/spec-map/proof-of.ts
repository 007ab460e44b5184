/** A test that a requirement's id stands before, and how it ended. */
export type Named = { file: string; status: string };

/**
 * What the tests of a requirement show. One that was skipped, since it needs a browser that is not there, is neither
 * proof nor mistake.
 */
export function proofOf(named: readonly Named[]) {
  const ran = named.filter(({ status }) => status !== 'pending');
  const isTested = ran.length > 0 && ran.every(({ status }) => status === 'passed');
  return {
    tests: [...new Set(named.map(({ file }) => file))].sort(),
    isTested,
    isFailing: ran.length > 0 && !isTested,
    isSkipped: named.length > 0 && ran.length === 0,
  };
}
