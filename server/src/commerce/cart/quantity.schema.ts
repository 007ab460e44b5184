import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import { z } from 'zod';
import type { CartSentences } from './cart.sentences';

const DIGITS = /^\d{1,4}$/;

/** A number of pieces as JSON or a form sends it, from `least` to the most a line can have. */
export function quantitySchema(least: 0 | 1, { noQuantity }: CartSentences) {
  const sentence = noQuantity(least, LINE_QUANTITY_MAX);
  const typed = z.string().trim().regex(DIGITS).transform(Number);
  return z
    .union([z.number(), typed], { error: sentence })
    .pipe(z.int({ error: sentence }).min(least, sentence).max(LINE_QUANTITY_MAX, sentence));
}
