import { NEW_PASSWORD_LENGTH } from 'shared-types/admin/people/new-password';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { NEW_PASSWORD_MESSAGES } from './new-password.messages';

/** No token is longer. */
const LONGEST_TOKEN = 200;

/** What the form of an email's link sends. A token of the wrong form is a wrong one, and is told so like any other. */
export function resetPasswordSchema(language: Language) {
  return z.object({
    token: z.string().max(LONGEST_TOKEN).describe("The token of the letter's link; it works once."),
    password: newPasswordSchema(language),
  });
}

/** A password that somebody chooses. */
export function newPasswordSchema(language: Language) {
  const { short, long } = NEW_PASSWORD_MESSAGES[language];
  return z
    .string({ error: short })
    .min(NEW_PASSWORD_LENGTH.min, { error: short })
    .max(NEW_PASSWORD_LENGTH.max, { error: long });
}

/** A new password as its schema lets it through. */
export type ResetPassword = z.output<ReturnType<typeof resetPasswordSchema>>;
