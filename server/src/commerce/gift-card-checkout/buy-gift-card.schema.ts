import { GIFT_CARD_LONGEST } from 'shared-types/commerce/gift-card-checkout';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages';
import {
  orderIdempotencyKeySchema,
  seenCurrencySchema,
  textSchema,
  UNPRINTABLE_IN_TEXT,
} from '../checkout/place-order.schema';

const ID_LENGTH = 40;
/** A SKU and a price. */
const CHOICE_LENGTH = 100;

/** The fields of a gift card. Which values are allowed is decided with the product. */
export function buyGiftCardSchema(language: Language) {
  const messages = CHECKOUT_MESSAGES[language];
  const text = textSchema(messages);
  const { email, name, message } = GIFT_CARD_LONGEST;
  return z.object({
    giftCardProductId: text(ID_LENGTH),
    choice: text(CHOICE_LENGTH).describe('Value of one of the choices.'),
    email: text(email).describe('Of the buyer.'),
    recipientName: text(name).describe('Whom it is for; the buyer, where there is no address.'),
    recipientEmail: text(email),
    message: text(message, UNPRINTABLE_IN_TEXT),
    paymentMethod: text(ID_LENGTH),
    seenCurrency: seenCurrencySchema(messages).describe(
      'The currency in which the price was seen, such as `EUR`; where it is sent and is another one now, nothing is charged.',
    ),
    key: orderIdempotencyKeySchema(messages).describe('The idempotency key: the same key buys once.'),
  });
}

/** A gift card as its schema lets it through. */
export type BuyGiftCard = z.output<ReturnType<typeof buyGiftCardSchema>>;
