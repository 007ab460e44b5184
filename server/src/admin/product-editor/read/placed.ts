export interface Placed<T> {
  readonly item: T;
  /** From 1; `undefined` for the end. */
  readonly place: number | undefined;
  /** Its former place; `undefined` if new. */
  readonly was: number | undefined;
}

/** Sorts by the typed numbers. Among equal ones, items moved up come first and items moved down last. */
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
