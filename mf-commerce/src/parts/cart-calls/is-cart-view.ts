import type { CartView } from 'shared-types/commerce/cart';

/** True for a valid cart; any other body of a successful reply counts as a failure. */
export function isCartView(body: unknown): body is CartView {
  const { cart, revision } = asRecord(body);
  const { entries, subtotalCents } = asRecord(cart);
  return (
    Number.isSafeInteger(revision) &&
    Number.isSafeInteger(subtotalCents) &&
    Array.isArray(entries) &&
    entries.every(isEntry)
  );
}

function isEntry(entry: unknown): boolean {
  const { id, quantity, unitPriceCents } = asRecord(entry);
  return typeof id === 'string' && Number.isSafeInteger(quantity) && Number.isSafeInteger(unitPriceCents);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
