/** How far apart the numbers around a pie are at least, as a share of a turn. */
export const LEAST_APART = 0.05;

/**
 * Moves places around a circle apart, so that each has room for a number; they keep their order, and those that have room
 * stay. At most `1 / LEAST_APART` places, in shares of a turn, from the least to the greatest.
 */
export function spreadAngles(places: readonly number[]): readonly number[] {
  const first = places[0] ?? 0;
  const moved = places.reduce<number[]>(
    (done, place) => [...done, Math.max(place, (done.at(-1) ?? -Infinity) + LEAST_APART)],
    [],
  );
  // The last one has the first behind it: what was pushed too far pushes back.
  return moved.reduceRight<number[]>(
    (done, place) => [Math.min(place, (done[0] ?? first + 1) - LEAST_APART), ...done],
    [],
  );
}
