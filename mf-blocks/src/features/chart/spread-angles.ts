/** Minimum distance of numbers around a pie, as a share of a turn. */
export const LEAST_APART = 0.05;

/**
 * Spreads positions around a circle so that each has space for a number, and keeps their order. Positions are ascending
 * shares of a turn, at most `1 / LEAST_APART` of them.
 */
export function spreadAngles(places: readonly number[]): readonly number[] {
  const first = places[0] ?? 0;
  const moved = places.reduce<number[]>(
    (done, place) => [...done, Math.max(place, (done.at(-1) ?? -Infinity) + LEAST_APART)],
    [],
  );
  // The last position is next to the first one, so those pushed too far are pushed back.
  return moved.reduceRight<number[]>(
    (done, place) => [Math.min(place, (done[0] ?? first + 1) - LEAST_APART), ...done],
    [],
  );
}
