import type { z } from 'zod';
import type { Language } from '../../platform/language';
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages';
import { placeOrderSchema, textSchema } from '../checkout/place-order.schema';

const NAME_LENGTH = 40;

/** The fields of a subscription: those of an order, and the plan that was seen. Gift cards cannot pay. */
export function subscribeSchema(language: Language) {
  const name = textSchema(CHECKOUT_MESSAGES[language])(NAME_LENGTH);
  return placeOrderSchema(language).omit({ giftCard: true }).extend({ cartToken: name, seenPlan: name });
}

/** A subscription as its schema lets it through. */
export type Subscribe = z.output<ReturnType<typeof subscribeSchema>>;
