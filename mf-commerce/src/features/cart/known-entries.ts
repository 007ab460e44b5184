import type { CartEntry } from 'shared-types/commerce/cart';

/**
 * The received entries, with unchanged ones replaced by the known objects, so that their lines are not rendered again.
 */
export function knownEntries(received: readonly CartEntry[], known: readonly CartEntry[]): readonly CartEntry[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  return received.map((entry) => {
    const before = byId.get(entry.id);
    return before && isAlike(before, entry) ? before : entry;
  });
}

/** True for equal JSON values. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isAlike(one[key], other[key]))
  );
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
