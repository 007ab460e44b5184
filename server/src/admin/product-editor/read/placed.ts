/** Something in a list, with the number that was typed for its place. */
export interface Placed<T> {
  readonly item: T;
  /** From 1; `undefined` for the end. */
  readonly place: number | undefined;
  /** The place it had; `undefined` for what is new. */
  readonly was: number | undefined;
}

/**
 * Puts things in the order of their numbers. Of several with the same number, what was moved there from behind comes first,
 * and what was moved there from before comes last: so each ends at the number that was typed for it.
 */
export function inPlaces<T>(list: readonly Placed<T>[]): T[] {
  const sorted = list.toSorted((a, b) => {
    const [first, second] = [a.place ?? Infinity, b.place ?? Infinity];
    return first === second ? turn(a) - turn(b) : first - second;
  });
  return sorted.map(({ item }) => item);
}

function turn<T>({ place, was }: Placed<T>): number {
  if (place === undefined) return 0;
  return Math.sign(place - (was ?? Infinity));
}
