import { ORDER_TEXT_LONGEST, type OrderActionInput } from 'shared-types/admin/store/order';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import { CHECKOUT_MESSAGES } from '../../commerce/checkout/checkout.messages';
import type { Language } from '../../platform/language';
import { ORDER_MESSAGES } from './order.messages';

const NUMBER = /^[1-9]\d{0,8}$/;
const SEEN = /^\d{1,18}$/;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

// The database stores neither NUL nor halves of a character; other control characters have no place in a line.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_IN_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** What every form of an order's page sends. */
export const orderActionFields = {
  number: z.string().regex(NUMBER).transform(Number),
  seen: z.string().regex(SEEN),
  key: z.string().regex(KEY),
  confirmed: z.literal('yes').optional(),
} satisfies Record<keyof OrderActionInput, z.ZodType>;

/** A line somebody writes about an order; empty where nothing is to be said. */
export function orderLine(name: keyof typeof ORDER_TEXT_LONGEST, language: Language) {
  return orderText(name, language, UNPRINTABLE);
}

/** A text of several lines. */
export function orderLines(name: keyof typeof ORDER_TEXT_LONGEST, language: Language) {
  return orderText(name, language, UNPRINTABLE_IN_TEXT);
}

function orderText(name: keyof typeof ORDER_TEXT_LONGEST, language: Language, forbidden: RegExp) {
  const { tooLong, unprintable } = ORDER_MESSAGES[language];
  const most = ORDER_TEXT_LONGEST[name];
  return sentText(CHECKOUT_MESSAGES[language].noText)
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .refine((value) => value.length <= most, { error: tooLong(most) })
    .refine((value) => !forbidden.test(value), { error: unprintable })
    .default('');
}
