import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import { z } from 'zod';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import type { Language } from '../../platform/language';
import { emailSchema } from './email.schema';
import { SIGN_IN_MESSAGES } from './sign-in.messages';

/** What a sign-in is sent; the address comes out in lower case. */
export function loginSchema(language: Language) {
  const { password } = SIGN_IN_MESSAGES[language];
  return z.object({
    email: emailSchema(language).describe('Email address of the account.'),
    password: z
      .string({ error: password })
      .min(1, { error: password })
      .max(SIGN_IN_LONGEST.password, { error: password })
      .describe('Password.'),
    return: sentAddress
      .optional()
      .describe('Path of this site to open next; the admin area if it is absent or on another host.'),
  });
}
