import { ORDER_TEXT_LONGEST } from 'shared-types/admin/store/order';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import { CHECKOUT_MESSAGES } from '../../commerce/checkout/checkout.messages';
import type { Language } from '../../platform/language';
import { ORDER_MESSAGES } from './order.messages';

const NUMBER = /^[1-9]\d{0,8}$/;
const SEEN = /^\d{1,18}$/;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

// The database stores neither NUL nor lone surrogates; other control characters do not belong in a line.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_IN_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Fields of every form on an order's page. */
export const orderActionFields = {
  number: z.string().regex(NUMBER).transform(Number),
  seen: z.string().regex(SEEN).describe('Names the state the form was filled from.'),
  key: z.string().regex(KEY).describe('The idempotency key: the same key makes one change.'),
  confirmed: z
    .literal('yes')
    .optional()
    .describe(
      'Only for forms: `yes` answers the question whether to move money or stock. A script asks before it sends.',
    ),
};

/** The same, for actions that need nothing else. */
export const orderActionSchema = z.object(orderActionFields);
/** What every form has sent, checked. */
export type SentOrderAction = z.output<typeof orderActionSchema>;

/** An optional line about an order. */
export function orderLine(name: keyof typeof ORDER_TEXT_LONGEST, language: Language) {
  return orderText(name, language, UNPRINTABLE);
}

/** An optional text of several lines. */
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
