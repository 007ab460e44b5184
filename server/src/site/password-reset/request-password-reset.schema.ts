import { z } from 'zod';
import type { Language } from '../../platform/language';
import { emailSchema } from '../session/email.schema';

/** What somebody sends who has forgotten the password. */
export function requestPasswordResetSchema(language: Language) {
  return z.object({ email: emailSchema(language).describe("The account's email address, in letters of any case.") });
}
