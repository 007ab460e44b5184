import type { CouponWish } from 'shared-types/commerce/coupons';
import { z } from 'zod';
import type { Language } from '../../language';
import { CART_SENTENCES } from '../cart/cart.sentences';
import { changeKeySchema } from '../cart/change-key.schema';

/** Longer than anything that is typed; what is no code is nobody's code, and answered like one. */
const LONGEST = 10_000;

/** A code as it is entered or taken off. */
export function couponSchema(language: Language) {
  const sentences = CART_SENTENCES[language];
  const { noCode: error } = sentences;
  return z.object({
    coupon: z.string({ error }).trim().min(1, { error }).max(LONGEST, { error }),
    key: changeKeySchema(sentences),
  }) satisfies z.ZodType<CouponWish>;
}
