import { SIGN_IN_LONGEST, type Login } from 'shared-types/config/sign-in';
import { z } from 'zod';
import { isEmail } from '../../forms/answers/is-email';
import type { Language } from '../../language';
import { storableText } from '../../schema/storable-text';
import { SIGN_IN_SENTENCES } from './sign-in.sentences';

/** What a sign-in is sent; the address comes out in lower case. */
export function loginSchema(language: Language) {
  const { email, password } = SIGN_IN_SENTENCES[language];
  return z.object({
    email: z
      .string({ error: email })
      .max(SIGN_IN_LONGEST.email, { error: email })
      .transform((text) => storableText(text).trim().toLowerCase())
      .refine(isEmail, { error: email }),
    password: z
      .string({ error: password })
      .min(1, { error: password })
      .max(SIGN_IN_LONGEST.password, { error: password }),
    return: z.string().optional(),
  }) satisfies z.ZodType<Login, unknown>;
}
