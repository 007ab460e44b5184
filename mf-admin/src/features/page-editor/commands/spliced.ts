/** A list in which items replace some others, from an index. */
export function spliced<T>(list: readonly T[], [at, removed]: readonly [number, number], items: readonly T[]): T[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + removed)];
}
