import type { CartEntry } from 'shared-types/commerce/cart';

/** The entries the server told, each that says what is known already as the known one: its line is not drawn again. */
export function knownEntries(received: readonly CartEntry[], known: readonly CartEntry[]): readonly CartEntry[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  return received.map((entry) => {
    const before = byId.get(entry.id);
    return before && isAlike(before, entry) ? before : entry;
  });
}

/** True for two values of JSON that say the same. */
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
