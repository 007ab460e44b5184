import { DONATION_CHECKOUT_LONGEST } from 'shared-types/commerce/donation-checkout';
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
    amount: text(SHORT_LENGTH).describe('One of the amounts in cents, or `OWN_AMOUNT`.'),
    ownAmount: text(ownAmount).describe('As the visitor writes it; counts where `amount` says so.'),
    email: text(email),
    note: text(note, UNPRINTABLE_IN_TEXT),
    paymentMethod: text(SHORT_LENGTH),
    seenCurrency: seenCurrencySchema(messages).describe(
      'The currency in which the amounts were seen, such as `EUR`; where it is sent and is another one now, nothing is charged.',
    ),
    key: orderIdempotencyKeySchema(messages).describe('The idempotency key: the same key gives once.'),
  });
}

/** A donation as its schema lets it through. */
export type Donate = z.output<ReturnType<typeof donateSchema>>;
