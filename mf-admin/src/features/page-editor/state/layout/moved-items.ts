/** Items that are in both lists and are not where the order of the others leaves them: as few as possible. */
export function movedItems<T>(before: readonly T[], after: readonly T[]): ReadonlySet<T> {
  const places = new Map(before.map((item, at) => [item, at]));
  const common = after.filter((item) => places.has(item));
  const kept = new Set(longestRise(common, (item) => places.get(item) ?? 0));
  return new Set(common.filter((item) => !kept.has(item)));
}

/** The longest part of a list, in its order, whose numbers rise. */
function longestRise<T>(items: readonly T[], numberOf: (item: T) => number): readonly T[] {
  let best: readonly T[] = [];
  const ends: (readonly T[])[] = [];
  for (const item of items) {
    const before = ends
      .filter((one) => numberOf(one.at(-1) as T) < numberOf(item))
      .reduce<readonly T[]>((longest, one) => (one.length > longest.length ? one : longest), []);
    const own = [...before, item];
    ends.push(own);
    if (own.length > best.length) best = own;
  }
  return best;
}

/** A list with an item after the nearest of the items before it in another list; at the beginning if none of them is there. */
export function insertedLike<T>(list: readonly T[], item: T, model: readonly T[]): T[] {
  const known = new Set(list);
  const before = model.slice(0, model.indexOf(item)).filter((one) => known.has(one) && one !== item);
  const rest = list.filter((one) => one !== item);
  const last = before.at(-1);
  const at = last === undefined ? 0 : rest.indexOf(last) + 1;
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
