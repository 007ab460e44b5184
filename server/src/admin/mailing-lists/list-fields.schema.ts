import { MAILING_LIST_NAME_LONGEST } from 'shared-types/admin/people/mailing-lists';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { storableLine } from '../../platform/schema/storable-text';
import { FIELD_MESSAGES } from '../field.messages';
import { MAILING_LISTS_MESSAGES } from './mailing-lists.messages';

/** Name and double opt-in of a list. An unchecked box sends nothing. */
export function listFieldsSchema(language: Language) {
  const { name } = MAILING_LISTS_MESSAGES[language];
  const { long } = FIELD_MESSAGES[language];
  return z.object({
    name: z
      .string({ error: name })
      .max(MAILING_LIST_NAME_LONGEST, { error: long(MAILING_LIST_NAME_LONGEST) })
      .transform(storableLine)
      .refine((text) => text !== '', { error: name }),
    requiresConfirmation: z.literal('yes').optional(),
  });
}
