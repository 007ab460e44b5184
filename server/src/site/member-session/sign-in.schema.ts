import { z } from 'zod';
import { loginSchema } from '../session/login.schema';
import type { Language } from '../../platform/language';

/** Forms send strings. */
const yesOrNo = z.union([z.boolean(), z.literal(['true', 'false']).transform((text) => text === 'true')]);

/** The email address is converted to lower case. */
export function signInSchema(language: Language) {
  const { email, ...login } = loginSchema(language).shape;
  return z.object({
    email: email.describe('The member’s email address, in letters of any case.'),
    ...login,
    return: login.return.describe(
      'Where a sign-in leads: a path of this site; its first page where absent or elsewhere.',
    ),
    rememberMe: yesOrNo.optional().describe('True: the session outlasts the browser window.'),
  });
}
