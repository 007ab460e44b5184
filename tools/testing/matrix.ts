import { isLongProof } from './proof';

type Sides = Readonly<Record<string, readonly string[]>>;

export type Square<S extends Sides> = { readonly [Side in keyof S]: S[Side][number] };

/** The combinations to test: the chosen ones, which must cover each value, or all in `npm run prove`. */
export function squaresOf<const S extends Sides>(sides: S, chosen: readonly Square<S>[]): readonly Square<S>[] {
  expectReached(sides, chosen);
  return isLongProof ? allSquares(sides) : chosen;
}

/** Throws if the chosen combinations leave out a value of a side. */
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
