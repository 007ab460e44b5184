import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { UNIT_SYSTEMS } from 'shared-types/site/website';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors';
import type { Language } from '../../platform/language';
import { isEmail } from '../../platform/mail/is-email';
import { isStorable } from '../../platform/schema/storable-text';
import type { SiteSettings } from '../../platform/schema/tables/admin.tables';
import { isTimeZone } from '../../platform/time-zone/is-time-zone';
import { FIELD_MESSAGES } from '../field.messages';
import { SETTINGS_MESSAGES } from './settings.messages';

/** No IANA name is longer. */
const ZONE_LENGTH = 100;

/** The settings, or messages by field. */
export type ReadSettings =
  | { readonly settings: SiteSettings; readonly errors?: undefined }
  | { readonly settings?: undefined; readonly errors: Record<string, string> };

export function readSettings(sent: Readonly<Record<string, unknown>>, language: Language): ReadSettings {
  const { data, error } = z.object(settingsFields(language)).safeParse(sent);
  return data ? { settings: data } : { errors: fieldErrors(error) };
}

/**
 * The form's fields.
 *
 * @implements EDIT-14
 */
export function settingsFields(language: Language) {
  const messages = SETTINGS_MESSAGES[language];
  const { line: notLine, long, choose } = FIELD_MESSAGES[language];
  const line = (longest: number, error: string) =>
    z
      .string({ error })
      .max(longest, { error: long(longest) })
      .refine((text) => isStorable(text) && !/[\r\n\u2028\u2029]/.test(text), { error: notLine })
      .transform((text) => text.trim());
  const email = line(EMAIL_LENGTH.max, messages.email).refine((text) => text === '' || isEmail(text), {
    error: messages.email,
  });
  return {
    timeZone: line(ZONE_LENGTH, messages.timeZone)
      .refine(isTimeZone, { error: ({ input }) => messages.unknownZone(String(input)) })
      .describe('IANA name of the time zone.'),
    contactEmail: email.describe('Reply-to address of the emails to customers; empty for none.'),
    orderNoticeEmail: email.describe('Gets an email for each new order; empty for nobody.'),
    measurementStandard: z.enum(UNIT_SYSTEMS, { error: choose }).describe('Units of weights and dimensions.'),
  };
}
