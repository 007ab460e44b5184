import { BANNER_TEXT_PARTS, type BannerText, type COOKIE_SWITCHES } from 'shared-types/admin/cookie-settings';
import { BANNER_LONGEST, BANNER_VALUES } from 'shared-types/consent/cookie-banner';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { cleanHtml } from '../../site/import/clean-html';
import { FIELD_MESSAGES } from '../field.messages';
import { COOKIE_SETTINGS_MESSAGES } from './cookie-settings.messages';
import { settingsOfEdited } from './edited-settings';
import { positionIn } from './position-in';
import type { SiteCookies } from '../../platform/schema/tables/admin.tables';

/** Unchecked values of form fields. */
export type SentFields = Readonly<Record<string, unknown>>;

export interface SentCookiesInput {
  readonly language: Language;
  readonly locales: readonly string[];
}

/** The valid settings, or messages by field. */
export type SentCookies =
  | { readonly cookies: SiteCookies }
  | { readonly cookies?: undefined; readonly errors: Record<string, string> };

/** Parses the form, and sanitizes HTML as in a site document. */
export function readSentCookies(sent: SentFields, { language, locales }: SentCookiesInput): SentCookies {
  const schema = z.object(texts(language));
  const own = z.object(cookieFields(language)).safeParse(sent);
  const others = locales.map((locale) => [locale, schema.safeParse(textIn(sent, locale))] as const);
  const errors = {
    ...(own.success ? {} : fieldErrors(own.error)),
    ...Object.fromEntries(others.flatMap(([locale, { error }]) => (error ? namedErrors(locale, error) : []))),
  };
  if (!own.success || Object.keys(errors).length > 0) return { errors };
  const { cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText, ...edited } = own.data;
  const position = positionIn(edited.cookieBannerVariant, edited.cookieBannerPosition);
  return {
    cookies: {
      settings: settingsOfEdited(
        { ...edited, cookieBannerPosition: position },
        { cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText },
      ),
      translations: Object.fromEntries(others.flatMap(([locale, { data }]) => (data ? [[locale, data] as const] : []))),
    },
  };
}

/** The form's fields in the site's own language. */
export function cookieFields(language: Language) {
  return { ...choices(language), ...switches(language), ...texts(language) };
}

/** A checkbox that is not checked is not sent. */
function switches(language: Language) {
  const isOn = z
    .union([z.boolean(), z.literal('on')], { error: FIELD_MESSAGES[language].choose })
    .optional()
    .transform((value) => value === 'on' || value === true);
  return {
    isCookieBannerEnabled: isOn,
    isAnalyticsCookiesDisabled: isOn,
    isRestrictiveCookiePolicyAbsolute: isOn,
    isActivityLogEnabled: isOn,
  } satisfies Record<(typeof COOKIE_SWITCHES)[number], z.ZodType<boolean>>;
}

function choices(language: Language) {
  const error = { error: FIELD_MESSAGES[language].choose };
  return {
    cookieBannerVariant: z.enum(BANNER_VALUES.cookieBannerVariant, error),
    cookieBannerPosition: z.enum(BANNER_VALUES.cookieBannerPosition, error),
    cookieBannerTheme: z.enum(BANNER_VALUES.cookieBannerTheme, error),
    cookieBannerCtaVariant: z.enum(BANNER_VALUES.cookieBannerCtaVariant, error),
    cookieBannerAcceptType: z.enum(BANNER_VALUES.cookieBannerAcceptType, error),
  };
}

function texts(language: Language) {
  const { text } = COOKIE_SETTINGS_MESSAGES[language];
  const { long } = FIELD_MESSAGES[language];
  const line = (name: keyof BannerText) =>
    z
      .string({ error: text })
      .max(BANNER_LONGEST[name], { error: long(BANNER_LONGEST[name]) })
      .refine((value) => storableText(value) === value, { error: text });
  const { cookieBannerText: most } = BANNER_LONGEST;
  return {
    // Cleaning writes some characters out, which can make it longer.
    cookieBannerText: line('cookieBannerText')
      .transform(cleanHtml)
      .refine((html) => html.length <= most, { error: long(most) }),
    cookieBannerCtaText: line('cookieBannerCtaText'),
    cookieBannerOptOutCtaText: line('cookieBannerOptOutCtaText'),
  };
}

function textIn(sent: SentFields, locale: string): SentFields {
  return Object.fromEntries(BANNER_TEXT_PARTS.map((name) => [name, sent[localizedField(locale, name)]] as const));
}

function namedErrors(locale: string, error: z.ZodError): [string, string][] {
  const errors = Object.entries(fieldErrors(error));
  return errors.map(([name, message]) => [localizedField(locale, name), message]);
}

/** The name of a text's field in another language than the site's main one. */
export function localizedField(locale: string, name: string): string {
  return `${locale}.${name}`;
}
