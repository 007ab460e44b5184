import type { PlaceOrder } from 'shared-types/commerce/checkout';
import { z } from 'zod';

const NAME_LENGTH = 100;
const LINE_LENGTH = 200;
const SHORT_LENGTH = 40;
const NOTE_LENGTH = 2000;
/** Long enough that nobody guesses another visitor's key. */
const KEY = /^[A-Za-z0-9_-]{16,128}$/;
const CENTS_DIGITS = /^\d{1,15}$/;

// The database stores neither NUL nor halves of a character; other control characters have no place in a line.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_IN_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
const STALE = 'Please reload the page and send the order again.';

function text(maxLength: number, forbidden = UNPRINTABLE) {
  return z
    .string({ error: 'Please write this as text.' })
    .trim()
    .max(maxLength, `Please write at most ${maxLength} characters.`)
    .refine((value) => !forbidden.test(value), 'Please write this without special control characters.')
    .default('');
}

const typedCents = z.string().regex(CENTS_DIGITS).transform(Number);

/** The form of an order's fields. What they must hold for a given cart is decided with the cart. */
export const placeOrderSchema = z.object({
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
  key: z.string({ error: STALE }).regex(KEY, STALE),
  seenTotalCents: z.union([z.number(), typedCents], { error: STALE }).pipe(z.int({ error: STALE }).min(0, STALE)),
}) satisfies z.ZodType<PlaceOrder>;
