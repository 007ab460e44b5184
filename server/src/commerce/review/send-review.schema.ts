import { REVIEW_LONGEST, REVIEW_RATINGS } from 'shared-types/commerce/orders/review';
import { z } from 'zod';
import { sentText } from '../../platform/http/sent/sent-text.schema';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { REVIEW_MESSAGES } from './review.messages';

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/;
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** The form of a line. Forms without script send CRLF line breaks, which count as one character. */
export function sendReviewSchema(language: Language) {
  const { rating, tooLong } = REVIEW_MESSAGES[language];
  return z.object({
    token: z.string().regex(TOKEN).describe("The secret in the page's address."),
    line: z.uuid().describe('Id of the line of the order.'),
    rating: z
      .union([z.int(), z.string().max(10)], { error: rating })
      .transform((value) => REVIEW_RATINGS.find((known) => String(known) === String(value)))
      .refine((value) => value !== undefined, { error: rating }),
    text: sentText()
      .transform((text) => storableText(text).replace(/\r\n?/g, '\n').trim())
      .superRefine(({ length }, { addIssue }) => {
        if (length > REVIEW_LONGEST) addIssue({ code: 'custom', message: tooLong(length - REVIEW_LONGEST) });
      })
      .describe('Plain text; may be empty.'),
    key: z.string().regex(KEY).describe('The idempotency key: the same key sends once.'),
  });
}

/** A review as its schema lets it through. */
export type SendReview = z.output<ReturnType<typeof sendReviewSchema>>;
