import { blocksOfRow, type Row, type Rows } from '../../commands/rows';

interface Pair {
  readonly before: number;
  readonly after: number;
  readonly shared: number;
}

/**
 * Which row of a layout is which of an earlier one: for each row of the later layout the number of the earlier one, or -1
 * for a new row. Rows have no ids; they are known by their blocks, and empty ones by their columns and neighbours.
 */
export function matchRows(before: Rows, after: Rows): readonly number[] {
  const found = after.map(() => -1);
  const taken = new Set<number>();
  const take = ({ before: one, after: other }: Pair): void => {
    if (taken.has(one) || found[other] !== -1) return;
    taken.add(one);
    found[other] = one;
  };
  for (const pair of pairsOf(before, after)) take(pair);
  for (const [at, row] of after.entries()) {
    if (found[at] !== -1) continue;
    const [from, to] = gapAround(found, at);
    const same = before.flatMap((one, place) =>
      place > from && place < to && !taken.has(place) && isLike(one, row) ? [place] : [],
    );
    const own = same.find((place) => isEmpty(before[place]) === isEmpty(row)) ?? same[0];
    if (own !== undefined) take({ before: own, after: at, shared: 0 });
  }
  return found;
}

/** Rows with blocks in common, those with most of them and the nearest ones first. */
function pairsOf(before: Rows, after: Rows): readonly Pair[] {
  const rowOfBlock = new Map(before.flatMap((row, at) => blocksOfRow(row).map((id) => [id, at] as const)));
  const counts = new Map<string, Pair>();
  for (const [at, row] of after.entries())
    for (const id of blocksOfRow(row)) {
      const one = rowOfBlock.get(id);
      if (one === undefined) continue;
      const key = `${one} ${at}`;
      counts.set(key, { before: one, after: at, shared: (counts.get(key)?.shared ?? 0) + 1 });
    }
  const likeness = ({ before: one, after: other }: Pair): number => Number(isLike(before[one], after[other]));
  const distance = ({ before: one, after: other }: Pair): number => Math.abs(one - other);
  return [...counts.values()].sort(
    (one, other) => other.shared - one.shared || likeness(other) - likeness(one) || distance(one) - distance(other),
  );
}

/** Numbers of the earlier rows between which a row must be, if it is one of them. */
function gapAround(found: readonly number[], at: number): readonly [number, number] {
  const from =
    found
      .slice(0, at)
      .filter((one) => one !== -1)
      .at(-1) ?? -1;
  const to = found.slice(at + 1).find((one) => one !== -1) ?? Infinity;
  return [from, to];
}

/** The same columns; blocks do not count. */
function isLike(one: Row | undefined, other: Row | undefined): boolean {
  return spansOf(one) === spansOf(other);
}

function isEmpty(row: Row | undefined): boolean {
  return row === undefined || blocksOfRow(row).length === 0;
}

export function spansOf(row: Row | undefined): string {
  return row?.columns.map(({ span }) => span).join() ?? '';
}
