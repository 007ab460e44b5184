/** True in `npm run prove`, which runs the long form of every proof. */
export const isLongProof = process.env['PROVE'] === '1';

/** True in `npm test`, which skips long tests (decision 83). A run of named files includes them. */
export const isWithoutLongTests = process.env['COLONNADE_LONG'] === 'no';

/** Number of repetitions: few in test runs, many in `npm run prove`. */
export function repeats({ short, long }: { readonly short: number; readonly long: number }): number {
  return isLongProof ? long : short;
}

/** Maximum duration of a proof's long form, in milliseconds. */
export const PROOF_TIMEOUT_MS = 1_800_000;

/** The default seed, so that every run tests the same. */
const USUAL_SEED = 20_260_101;

/** The random seed: constant in test runs, new in every `npm run prove`, or `SEED`. Failing proofs must print it. */
export function proofSeed(): number {
  const given = process.env['SEED'];
  if (given !== undefined) return Number(given);
  return isLongProof ? Math.floor(Math.random() * 2 ** 31) : USUAL_SEED;
}

/** Runs a proof with seeded random numbers; a failure names the seed. */
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

/** Random numbers from 0 to 1 (mulberry32). */
function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
