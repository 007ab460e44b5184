import type { MemberSignIn } from 'shared-types/site/people/member-session';
import { z } from 'zod';
import { loginSchema } from '../session/login.schema';
import type { Language } from '../../platform/language';

/** Forms send strings. */
const yesOrNo = z.union([z.boolean(), z.literal(['true', 'false']).transform((text) => text === 'true')]);

/** The email address is converted to lower case. */
export function signInSchema(language: Language) {
  return loginSchema(language).extend({ rememberMe: yesOrNo.optional() }) satisfies z.ZodType<MemberSignIn, unknown>;
}
