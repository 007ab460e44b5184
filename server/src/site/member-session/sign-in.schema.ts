import type { MemberSignIn } from 'shared-types/site/people/member-session';
import { z } from 'zod';
import { loginSchema } from '../session/login.schema';
import type { Language } from '../../platform/language';

/** A form sends words. */
const yesOrNo = z.union([z.boolean(), z.literal(['true', 'false']).transform((text) => text === 'true')]);

/** What a member's sign-in is sent; the address comes out in lower case. */
export function signInSchema(language: Language) {
  return loginSchema(language).extend({ rememberMe: yesOrNo.optional() }) satisfies z.ZodType<MemberSignIn, unknown>;
}
