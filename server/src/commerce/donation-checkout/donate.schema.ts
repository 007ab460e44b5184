import { DONATION_CHECKOUT_LONGEST, type Donate } from 'shared-types/commerce/donation-checkout';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages';
import {
  orderIdempotencyKeySchema,
  seenCurrencySchema,
  textSchema,
  UNPRINTABLE_IN_TEXT,
} from '../checkout/place-order.schema';

const SHORT_LENGTH = 40;

/** The fields of a donation. Which values are allowed is decided with the page. */
export function donateSchema(language: Language) {
  const messages = CHECKOUT_MESSAGES[language];
  const text = textSchema(messages);
  const { email, ownAmount, note } = DONATION_CHECKOUT_LONGEST;
  return z.object({
    donatePageId: text(SHORT_LENGTH),
    amount: text(SHORT_LENGTH),
    ownAmount: text(ownAmount),
    email: text(email),
    note: text(note, UNPRINTABLE_IN_TEXT),
    paymentMethod: text(SHORT_LENGTH),
    seenCurrency: seenCurrencySchema(messages),
    key: orderIdempotencyKeySchema(messages),
  }) satisfies z.ZodType<Donate>;
}
