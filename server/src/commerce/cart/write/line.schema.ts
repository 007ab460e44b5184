import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import { z } from 'zod';
import type { CartMessages } from '../cart.messages';

const DIGITS = /^\d{1,4}$/;

/** A number of pieces from JSON or a form, from `least` to the maximum of a line. */
export function quantitySchema(least: 0 | 1, { noQuantity }: CartMessages) {
  const message = noQuantity(least, LINE_QUANTITY_MAX);
  const typed = z.string().trim().regex(DIGITS).transform(Number);
  return z
    .union([z.number(), typed], { error: message })
    .pipe(z.int({ error: message }).min(least, message).max(LINE_QUANTITY_MAX, message));
}

/** Too long to guess another visitor's key. */
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

export function idempotencyKeySchema({ stale }: CartMessages) {
  return z
    .string({ error: stale })
    .regex(KEY, stale)
    .optional()
    .describe(
      'Names this one change: sent again with the same content, because its reply was lost, it is made once. A page’s own submission key, or any 16 to 128 letters, digits, `-` and `_` that nobody can guess. Without it nothing is recognised.',
    );
}
