import { z } from 'zod';
import type { Language } from '../../platform/language';
import { CART_MESSAGES } from '../cart/cart.messages';
import { idempotencyKeySchema } from '../cart/write/line.schema';

/** Longer texts are refused; others are looked up as codes. */
const LONGEST = 10_000;

export function couponSchema(language: Language) {
  const messages = CART_MESSAGES[language];
  const { noCode: error } = messages;
  return z.object({
    coupon: z.string({ error }).trim().min(1, { error }).max(LONGEST, { error }),
    key: idempotencyKeySchema(messages),
  });
}

/** A code as its schema lets it through. */
export type CouponInput = z.output<ReturnType<typeof couponSchema>>;
