/** True in `npm run prove`, which runs the long form of every proof. */
export const isLongProof = process.env['PROVE'] === '1';

/** True in `npm test`, whose long tests run in `npm run prove` (decision 83). A run that names files runs all of theirs. */
export const isWithoutLongTests = process.env['COLONNADE_LONG'] === 'no';

/** How often a proof is repeated: a few times in every test run, many times in `npm run prove`. */
export function repeats({ short, long }: { readonly short: number; readonly long: number }): number {
  return isLongProof ? long : short;
}

/** The longest a proof may take in its long form, in milliseconds. */
export const PROOF_TIMEOUT_MS = 1_800_000;

/** Of every run that is not told otherwise: each finds what the one before it found. */
const USUAL_SEED = 20_260_101;

/**
 * The seed of a proof's chance: the same one in every test run, so that equal code gives equal results; another one each
 * time in `npm run prove`, which looks somewhere else; or `SEED`, to see a failure again. Anyone who uses it names it where
 * the proof fails.
 */
export function proofSeed(): number {
  const given = process.env['SEED'];
  if (given !== undefined) return Number(given);
  return isLongProof ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED;
}

/** Runs a proof with chance that follows from a seed; a failure names the seed. */
export async function withSeed(run: (chance: () => number) => Promise<void>): Promise<void> {
  const seed = proofSeed();
  try {
    await run(seededChance(seed));
  } catch (error) {
    throw new Error(`Failed with SEED=${seed}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
