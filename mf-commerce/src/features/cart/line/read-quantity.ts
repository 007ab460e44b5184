import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';

/** The quantity somebody typed: a whole number that a line can have, or nothing where it is not readable. */
export function readQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  return /^\d+$/.test(trimmed) ? Math.min(Number(trimmed), LINE_QUANTITY_MAX) : undefined;
}
