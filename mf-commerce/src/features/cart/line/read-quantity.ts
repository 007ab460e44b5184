import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';

/** Parses a typed quantity; undefined if it is not a valid whole number. */
export function readQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? Math.min(Number(trimmed), LINE_QUANTITY_MAX) : undefined;
}
