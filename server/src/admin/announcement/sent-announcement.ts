import { ANNOUNCEMENT_LONGEST, type AnnouncementText } from 'shared-types/admin/announcement';
import { z } from 'zod';
import { fieldErrors } from '../../platform/http/field-errors';
import type { Language } from '../../platform/language';
import { storableText } from '../../platform/schema/storable-text';
import { linkProblem } from 'shared-types/site/link/link-rules';
import type { Schedule } from 'shared-types/site/page/schedule';
import { LINK_MESSAGES } from '../../site/link/link.messages';
import { createFieldReader, type SentFields } from '../field-reader';
import { FIELD_MESSAGES } from '../field.messages';
import { readSchedule } from '../schedule/read-schedule';
import { ANNOUNCEMENT_MESSAGES } from './announcement.messages';
import type { SiteAnnouncement } from '../../platform/schema/tables/admin.tables';

const LONGEST_TIME = 40;

export interface SentAnnouncementInput {
  readonly language: Language;
  /** The site's other languages. */
  readonly locales: readonly string[];
  /** IANA name. */
  readonly timeZone: string;
  /** The stored schedule. */
  readonly stored: Schedule;
}

/** The valid announcement, or messages by field. */
export type SentAnnouncement =
  | { readonly announcement: SiteAnnouncement }
  | { readonly announcement?: undefined; readonly errors: Record<string, string> };

/** Parses the form. `version` is 1 to show the announcement again, which increases the stored version. */
export function readSentAnnouncement(sent: SentFields, input: SentAnnouncementInput): SentAnnouncement {
  const { language, locales } = input;
  const { needed } = ANNOUNCEMENT_MESSAGES[language];
  const switches = z.object(switchFields(language)).safeParse(sent);
  const schema = textSchema(language);
  const own = schema.safeParse(sent);
  const others = locales.map((locale) => [locale, schema.safeParse(textIn(sent, locale))] as const);
  const reader = createFieldReader({ fields: sent, messages: FIELD_MESSAGES[language] });
  const schedule = readSchedule(reader, input);
  const errors = {
    ...reader.errors,
    ...(switches.success ? {} : fieldErrors(switches.error)),
    ...(own.success ? {} : fieldErrors(own.error)),
    ...Object.fromEntries(others.flatMap(([locale, { error }]) => (error ? namedErrors(locale, error) : []))),
  };
  if (!switches.success || !own.success || Object.keys(errors).length > 0) return { errors };
  const { isShown, again } = switches.data;
  const translated = Object.fromEntries(
    others.flatMap(([locale, { data }]) => (data ? [[locale, data] as const] : [])),
  );
  if (isShown && [own.data, ...Object.values(translated)].every(({ text }) => text === ''))
    return { errors: { text: needed } };
  const isScheduled = Object.keys(schedule).length > 0;
  const texts = { isShown, own: own.data, translations: translated, version: again ? 1 : 0 };
  return { announcement: { ...texts, ...(isScheduled && { schedule }) } };
}

const TIMES = {
  from: z.string().max(LONGEST_TIME).optional().describe("When it begins, on the site's clocks: 2026-12-24T18:00."),
  until: z.string().max(LONGEST_TIME).optional().describe('When it ends; absent or empty: never.'),
};

/** The form's fields in the site's own language. */
export function announcementFields(language: Language) {
  return { ...textFields(language), ...switchFields(language), ...TIMES };
}

function switchFields(language: Language) {
  const isOn = z
    .union([z.boolean(), z.literal('on')], { error: FIELD_MESSAGES[language].choose })
    .optional()
    .transform((value) => value === 'on' || value === true);
  return {
    isShown: isOn.describe('Where absent, nothing is announced, and the texts are kept.'),
    again: isOn.describe('Shows it once more to visitors who have closed it, where no text is changed.'),
  };
}

function textFields(language: Language) {
  const { line: notLine, long } = FIELD_MESSAGES[language];
  const line = (name: keyof AnnouncementText) =>
    z
      .string({ error: notLine })
      .max(ANNOUNCEMENT_LONGEST[name], { error: long(ANNOUNCEMENT_LONGEST[name]) })
      .refine((text) => storableText(text) === text && !/[\r\n\u2028\u2029]/.test(text), { error: notLine })
      .transform((text) => text.trim());
  return {
    text: line('text').describe('One line of plain text.'),
    linkTitle: line('linkTitle').describe('Text of the link behind it; empty where there is none.'),
    linkHref: line('linkHref').describe('Where the link leads; empty where there is none.'),
  };
}

/** The texts of one language; a link has texts and a place, or is none, and stands behind a text. */
function textSchema(language: Language): z.ZodType<AnnouncementText, unknown> {
  const { needed, linkTitle: noTitle, linkHref: noHref, href } = ANNOUNCEMENT_MESSAGES[language];
  return z.object(textFields(language)).superRefine(({ text, linkTitle, linkHref }, { addIssue }) => {
    const wrong = (path: keyof AnnouncementText, message: string) =>
      addIssue({ code: 'custom', path: [path], message });
    if (linkTitle === '' && linkHref !== '') wrong('linkTitle', noTitle);
    if (linkHref === '' && linkTitle !== '') wrong('linkHref', noHref);
    const problem = linkHref === '' ? undefined : linkProblem(linkHref);
    if (problem !== undefined) wrong('linkHref', LINK_MESSAGES[language][problem] ?? href);
    if (text === '' && linkHref !== '') wrong('text', needed);
  });
}

function textIn(sent: SentFields, locale: string): SentFields {
  const names = Object.keys(ANNOUNCEMENT_LONGEST);
  return Object.fromEntries(names.map((name) => [name, sent[announcementField(locale, name)]] as const));
}

function namedErrors(locale: string, error: z.ZodError): [string, string][] {
  return Object.entries(fieldErrors(error)).map(([name, message]) => [announcementField(locale, name), message]);
}

/** The name of a text's field in another language than the site's main one. */
export function announcementField(locale: string, name: string): string {
  return `${locale}.${name}`;
}
