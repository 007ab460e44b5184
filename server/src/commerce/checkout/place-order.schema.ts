import { GIFT_CARD_LONGEST } from 'shared-types/commerce/gift-card-checkout';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { CHECKOUT_MESSAGES, type CheckoutMessages } from './checkout.messages';

const NAME_LENGTH = 100;
const LINE_LENGTH = 200;
const SHORT_LENGTH = 40;
const NOTE_LENGTH = 2000;
/** Too long to guess another visitor's key. */
const KEY = /^[A-Za-z0-9_-]{16,128}$/;
const CURRENCY = /^[A-Z]{3}$/;
const CENTS_DIGITS = /^\d{1,15}$/;

// The database cannot store NUL or lone surrogates; other control characters do not belong in a line.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
/** As `UNPRINTABLE`, for texts of several lines. */
export const UNPRINTABLE_IN_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** A line of text with a maximum length. */
export function textSchema({ noText, tooLong, unprintable }: CheckoutMessages) {
  return (maxLength: number, forbidden = UNPRINTABLE) =>
    z
      .string({ error: noText })
      .trim()
      .max(maxLength, tooLong(maxLength))
      .refine((value) => !forbidden.test(value), unprintable)
      .default('');
}

export function orderIdempotencyKeySchema({ stale: error }: CheckoutMessages) {
  return z.string({ error }).regex(KEY, error);
}

/** The currency in which the price was seen. */
export function seenCurrencySchema({ stale: error }: CheckoutMessages) {
  return z.string({ error }).regex(CURRENCY, error).optional();
}

const typedCents = z.string().regex(CENTS_DIGITS).transform(Number);

/** The fields of an order. Which are required is decided with the cart. */
export function placeOrderSchema(language: Language) {
  const messages = CHECKOUT_MESSAGES[language];
  const { stale: error } = messages;
  const text = textSchema(messages);
  return z.object({
    email: text(LINE_LENGTH + NAME_LENGTH),
    phone: text(SHORT_LENGTH),
    firstName: text(NAME_LENGTH),
    lastName: text(NAME_LENGTH),
    line1: text(LINE_LENGTH),
    line2: text(LINE_LENGTH),
    city: text(NAME_LENGTH),
    state: text(NAME_LENGTH),
    zip: text(SHORT_LENGTH),
    country: text(SHORT_LENGTH),
    shippingOptionId: text(SHORT_LENGTH),
    paymentMethod: text(SHORT_LENGTH),
    note: text(NOTE_LENGTH, UNPRINTABLE_IN_TEXT),
    giftCard: text(GIFT_CARD_LONGEST.code).describe(
      'Code of a gift card that is to pay, as far as it goes; none where absent or empty.',
    ),
    key: orderIdempotencyKeySchema(messages).describe('The idempotency key: the same key makes one order.'),
    seenTotalCents: z
      .union([z.number(), typedCents], { error })
      .pipe(z.int({ error }).min(0, error))
      .describe('The total the visitor saw, in cents; another total is refused, never charged.'),
    seenCurrency: seenCurrencySchema(messages).describe(
      'The currency in which it was seen, such as `EUR`; where it is sent and is another one now, nothing is charged.',
    ),
  });
}

type CheckedOrder = z.output<ReturnType<typeof placeOrderSchema>>;

/** An order as its schema lets it through. A subscription is ordered without a gift card. */
export type PlaceOrder = Omit<CheckedOrder, 'giftCard'> & Partial<Pick<CheckedOrder, 'giftCard'>>;
