import type { PageContent } from 'shared-types/admin/pages/page-content';
import { RECORD_FIELDS } from 'shared-types/admin/pages/page-settings';
import { PAGE_RECORD_LIMIT, PAGE_RECORD_TYPES } from 'shared-types/site/page/page-record';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { isStorable, storableLine } from '../../platform/schema/storable-text';
import { isDay } from '../../platform/time-zone/local-day';
import { recordTags } from '../../site/tags/record-tags';
import type { ActionContext } from '../../site/request/action';
import { PAGE_SETTINGS_MESSAGES } from './page-settings.messages';
import { pageTagsSchema } from './page-tags.schema';
import { readRecord, type ReadRecord } from './read-record';
import { recordFields, type RecordFields } from './record-fields';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const LONGEST_DAY = 40;
const LONGEST_NUMBER = 10;
const LONGEST_ZONE = 100;

/** The fields of what a page is as an item; those of other kinds than its own do not count. */
export function recordSchemas(language: Language) {
  const { wrongDay, wrongTime } = PAGE_SETTINGS_MESSAGES[language];
  const optional = (longest: number) =>
    z.string().trim().max(longest).refine(isStorable).transform(storableLine).optional();
  const day = optional(LONGEST_DAY).refine((text = '') => text === '' || isDay(text), { error: wrongDay });
  const time = optional(LONGEST_DAY).refine((text = '') => text === '' || TIME.test(text), { error: wrongTime });
  return {
    recordType: z
      .enum(['', ...PAGE_RECORD_TYPES])
      .optional()
      .describe(
        'What the page is as an item of the page one level above; an ordinary page if empty. As it is if absent.',
      ),
    tags: pageTagsSchema(language)
      .optional()
      .describe('Of a post or an event, with commas between them. As they are if absent.'),
    publishedDay: day.describe('Day of a post in the site’s time zone, such as 2027-01-16.'),
    publishedTime: time.describe('Midnight if it is empty.'),
    author: optional(PAGE_RECORD_LIMIT.author),
    startDay: day.describe('First day of an event.'),
    startTime: time.describe('Such as 18:00. An event without times takes whole days.'),
    endDay: day.describe('The first day if it is empty.'),
    endTime: time.describe('Unknown if it is empty.'),
    timeZone: optional(LONGEST_ZONE).describe('IANA name of the time zone of an event, such as Europe/Dublin.'),
    place: optional(PAGE_RECORD_LIMIT.place),
    address: optional(PAGE_RECORD_LIMIT.address),
    lessonNumber: optional(LONGEST_NUMBER).describe('Place of a lesson in its course, from 1.'),
    chapter: optional(PAGE_RECORD_LIMIT.chapter).describe('Heading that the lesson stands below.'),
    lessonMinutes: optional(LONGEST_NUMBER).describe('How long a lesson takes; unknown if it is empty.'),
  };
}

type SentRecord = z.output<z.ZodObject<ReturnType<typeof recordSchemas>>>;

interface RecordContext {
  /** Of the draft. */
  readonly content: Pick<PageContent, 'record'>;
  readonly context: Pick<ActionContext, 'language' | 'site'>;
}

/** The record that the form describes; that of the draft where the form has none. */
export function sentRecord(sent: SentRecord, { content: { record }, context }: RecordContext): ReadRecord {
  const { recordType = record?.type ?? '', tags = recordTags(record) ?? [] } = sent;
  if (sent.recordType === undefined && sent.tags === undefined) return { ...(record && { record }), errors: {} };
  return readRecord({
    ...{ type: recordType, tags, stored: record, timeZone: context.site.timeZone },
    fields: sent.recordType === undefined && record ? recordFields(record) : sentFields(sent),
    messages: PAGE_SETTINGS_MESSAGES[context.language],
  });
}

function sentFields(sent: SentRecord): RecordFields {
  const names = Object.values(RECORD_FIELDS).flat();
  return Object.fromEntries(names.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])));
}
