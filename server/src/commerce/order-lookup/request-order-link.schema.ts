import { ORDER_LOOKUP_LONGEST } from 'shared-types/commerce/orders/order-lookup';
import { z } from 'zod';
import { isEmail } from '../../platform/mail/is-email';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { ORDER_LOOKUP_MESSAGES } from './order-lookup.messages';

/** `1001`, or `# 1001` as copied from an email; the digits fit into the column. */
const NUMBER = /^#?\s*(\d{1,9})$/;

/** The email address is converted to lower case. */
export function requestOrderLinkSchema(language: Language) {
  const { email, number } = ORDER_LOOKUP_MESSAGES[language];
  return z.object({
    email: z
      .string({ error: email })
      .max(ORDER_LOOKUP_LONGEST.email, { error: email })
      .transform((text) => storableText(text).trim().toLowerCase())
      .refine(isEmail, { error: email }),
    number: z
      .union([z.int(), z.string().max(40)], { error: number })
      .transform((value) => Number(NUMBER.exec(String(value).trim())?.[1] ?? NaN))
      .refine((value) => Number.isInteger(value) && value > 0, { error: number })
      .describe('Number of the order, from 1001.'),
  });
}

/** A look-up as its schema lets it through. */
export type RequestOrderLink = z.output<ReturnType<typeof requestOrderLinkSchema>>;
