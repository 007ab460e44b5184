/** The result of a test whose title begins with a requirement's id. */
export type Named = { file: string; status: string };

/** The result of a requirement's tests; skipped ones count neither as passed nor as failed. */
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
