import { MEMBER_LONGEST } from 'shared-types/admin/people/members';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableLine } from '../../platform/schema/storable-text';
import { emailSchema } from '../../site/session/email.schema';
import { FIELD_MESSAGES } from '../field.messages';
import { MEMBERS_MESSAGES } from './members.messages';

const LONGEST_TAG = 100;

export function memberNameSchema(language: Language) {
  const { name } = MEMBERS_MESSAGES[language];
  const { long } = FIELD_MESSAGES[language];
  const most = MEMBER_LONGEST.displayName;
  return z
    .string({ error: name })
    .max(most, { error: long(most) })
    .transform(storableLine)
    .refine((text) => text !== '', { error: name });
}

/** The fields of an invitation, without the areas. */
export function inviteMemberSchema(language: Language) {
  const { locale: error } = MEMBERS_MESSAGES[language];
  return z.looseObject({
    email: emailSchema(language),
    displayName: memberNameSchema(language),
    locale: z
      .string({ error })
      .max(LONGEST_TAG, { error })
      .optional()
      .describe("Language of the letter; the site's own where absent."),
  });
}
