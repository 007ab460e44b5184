import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import { z } from 'zod';
import { isEmail } from '../../platform/mail/is-email';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { SIGN_IN_MESSAGES } from './sign-in.messages';

/** An email address, converted to lower case. */
export function emailSchema(language: Language) {
  const { email } = SIGN_IN_MESSAGES[language];
  return z
    .string({ error: email })
    .max(SIGN_IN_LONGEST.email, { error: email })
    .transform((text) => storableText(text).trim().toLowerCase())
    .refine(isEmail, { error: email });
}
