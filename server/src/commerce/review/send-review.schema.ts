import { REVIEW_LONGEST, REVIEW_RATINGS, type SendReview } from 'shared-types/commerce/review';
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
    token: z.string().regex(TOKEN),
    line: z.uuid(),
    rating: z
      .union([z.int(), z.string().max(10)], { error: rating })
      .transform((value) => REVIEW_RATINGS.find((known) => String(known) === String(value)))
      .refine((value) => value !== undefined, { error: rating }),
    text: sentText()
      .transform((text) => storableText(text).replace(/\r\n?/g, '\n').trim())
      .superRefine(({ length }, { addIssue }) => {
        if (length > REVIEW_LONGEST) addIssue({ code: 'custom', message: tooLong(length - REVIEW_LONGEST) });
      }),
    key: z.string().regex(KEY),
  }) satisfies z.ZodType<SendReview, unknown>;
}
