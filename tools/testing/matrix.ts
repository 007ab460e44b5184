import { isLongProof } from './proof';

/** What a matrix has on each of its sides. */
type Sides = Readonly<Record<string, readonly string[]>>;

/** One of each side. */
export type Square<S extends Sides> = { readonly [Side in keyof S]: S[Side][number] };

/**
 * What a run tries of a matrix: those that are chosen, which have to reach everything on each side, in every test run; all
 * there are in `npm run prove`. They are chosen by name, so that every run tries the same.
 */
export function squaresOf<const S extends Sides>(sides: S, chosen: readonly Square<S>[]): readonly Square<S>[] {
  expectReached(sides, chosen);
  return isLongProof ? allSquares(sides) : chosen;
}

/** Throws where something on a side of a matrix is in none of these squares: it would be tried in no test run. */
export function expectReached<S extends Sides>(sides: S, chosen: readonly Square<S>[]): void {
  const missed = Object.entries(sides).flatMap(([side, names]) =>
    names.filter((name) => !chosen.some((square) => square[side] === name)).map((name) => `${side} “${name}”`),
  );
  if (missed.length > 0) throw new Error(`No chosen square has ${missed.join(', ')}: choose one that has.`);
}

function allSquares<S extends Sides>(sides: S): readonly Square<S>[] {
  return Object.entries(sides).reduce<readonly Record<string, string>[]>(
    (squares, [side, names]) => squares.flatMap((square) => names.map((name) => ({ ...square, [side]: name }))),
    [{}],
  ) as readonly Square<S>[];
}
