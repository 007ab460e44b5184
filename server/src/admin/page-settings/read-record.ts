import type { RecordField } from 'shared-types/admin/pages/page-settings';
import {
  LESSON_LIMIT,
  type EventRecord,
  type PageRecord,
  type PageRecordType,
} from 'shared-types/site/page/page-record';
import { startOfDay } from '../../platform/time-zone/local-day';
import { isoIn } from '../../platform/time-zone/iso-in';
import { isTimeZone } from '../../platform/time-zone/is-time-zone';
import { momentsOf } from '../../platform/time-zone/local-time';
import type { PageSettingsMessages } from './page-settings.messages';
import { recordFields, type RecordFields } from './record-fields';

const MIDNIGHT = '00:00';

export interface RecordToRead {
  /** Empty for a page that is no item. */
  readonly type: PageRecordType | '';
  readonly fields: RecordFields;
  readonly tags: readonly string[];
  /** What the draft has: a time that its owner has not changed stays as it is written. */
  readonly stored: PageRecord | undefined;
  /** Of the site. */
  readonly timeZone: string;
  readonly messages: PageSettingsMessages;
}

export interface ReadRecord {
  /** Complete if there are no errors; absent for a page that is no item. */
  readonly record?: PageRecord;
  /** Messages by field. */
  readonly errors: Readonly<Partial<Record<RecordField, string>>>;
}

/** The record that a form describes. */
export function readRecord(input: RecordToRead): ReadRecord {
  const { type, tags } = input;
  if (type === '') return { errors: {} };
  const { record, errors } = READERS[type](input);
  if (!record || record.type === 'lesson' || tags.length === 0) return { ...(record && { record }), errors };
  return { record: { ...record, tags }, errors };
}

/** Each reads a record without its tags. */
const READERS: Readonly<Record<PageRecordType, (input: RecordToRead) => ReadRecord>> = {
  post: readPost,
  event: readEvent,
  lesson: readLesson,
};

function readPost({ fields, stored, timeZone, messages }: RecordToRead): ReadRecord {
  const { publishedDay: day = '', publishedTime: time = '', author = '' } = fields;
  const byAuthor = author === '' ? {} : { author };
  if (stored?.type === 'post' && isSame(recordFields(stored), fields, ['publishedDay', 'publishedTime']))
    return { record: { type: 'post', publishedAt: stored.publishedAt, ...byAuthor }, errors: {} };
  if (day === '') return { errors: { publishedDay: messages.publishedDay } };
  const moment = firstMoment(day, time || MIDNIGHT, timeZone);
  if (!moment) return { errors: { publishedTime: messages.skippedTime(timeZone) } };
  return { record: { type: 'post', publishedAt: isoIn(timeZone, moment), ...byAuthor }, errors: {} };
}

function readEvent(input: RecordToRead): ReadRecord {
  const { place = '', address = '' } = input.fields;
  const { times, errors } = readTimes(input);
  if (!times) return { errors };
  const at = { ...(place !== '' && { place }), ...(address !== '' && { address }) };
  return { record: { type: 'event', ...times, ...at }, errors };
}

type EventTimes = Pick<EventRecord, 'startsAt' | 'endsAt' | 'isAllDay' | 'timeZone'>;

interface ReadTimes extends Pick<ReadRecord, 'errors'> {
  readonly times?: EventTimes;
}

const TIME_FIELDS = ['startDay', 'startTime', 'endDay', 'endTime', 'timeZone'] as const;

function readTimes({ fields, stored, messages }: RecordToRead): ReadTimes {
  if (stored?.type === 'event' && isSame(recordFields(stored), fields, TIME_FIELDS)) {
    const { startsAt, endsAt, isAllDay, timeZone } = stored;
    const times = { startsAt, ...(endsAt && { endsAt }), ...(isAllDay !== undefined && { isAllDay }), timeZone };
    return { times, errors: {} };
  }
  const errors = incompleteTimes(fields, messages);
  if (errors) return { errors };
  const { startDay = '', startTime = '', endDay = '', endTime = '', timeZone = '' } = fields;
  const lastDay = endDay || startDay;
  if (startTime === '') return { times: wholeDays(startDay, lastDay, timeZone), errors: {} };
  const skipped = messages.skippedTime(timeZone);
  const startsAt = firstMoment(startDay, startTime, timeZone);
  if (!startsAt) return { errors: { startTime: skipped } };
  const start = { startsAt: isoIn(timeZone, startsAt), timeZone };
  if (endTime === '') return { times: start, errors: {} };
  const endsAt = firstMoment(lastDay, endTime, timeZone);
  if (!endsAt) return { errors: { endTime: skipped } };
  if (endsAt <= startsAt) return { errors: { endTime: messages.endsBefore } };
  return { times: { ...start, endsAt: isoIn(timeZone, endsAt) }, errors: {} };
}

function incompleteTimes(
  { startDay = '', startTime = '', endDay = '', endTime = '', timeZone = '' }: RecordFields,
  messages: PageSettingsMessages,
): ReadRecord['errors'] | undefined {
  if (!isTimeZone(timeZone)) return { timeZone: messages.timeZone };
  if (startDay === '') return { startDay: messages.startDay };
  if (endDay !== '' && endDay < startDay) return { endDay: messages.endsBefore };
  if (startTime === '' && endTime !== '') return { startTime: messages.startTime };
  if (startTime !== '' && endTime === '' && endDay > startDay) return { endTime: messages.endTime };
  return undefined;
}

function wholeDays(firstDay: string, lastDay: string, timeZone: string): EventTimes {
  const begin = (day: string) => isoIn(timeZone, startOfDay(day, timeZone));
  const end = lastDay > firstDay ? { endsAt: begin(lastDay) } : {};
  return { startsAt: begin(firstDay), ...end, isAllDay: true, timeZone };
}

function readLesson({ fields, messages }: RecordToRead): ReadRecord {
  const { lessonNumber = '', chapter = '', lessonMinutes = '' } = fields;
  const number = wholeNumber(lessonNumber, LESSON_LIMIT.number);
  const minutes = lessonMinutes === '' ? undefined : wholeNumber(lessonMinutes, LESSON_LIMIT.minutes);
  const errors = {
    ...(number === undefined && { lessonNumber: messages.wholeNumber(LESSON_LIMIT.number) }),
    ...(lessonMinutes !== '' && minutes === undefined && { lessonMinutes: messages.wholeNumber(LESSON_LIMIT.minutes) }),
  };
  if (number === undefined || Object.keys(errors).length > 0) return { errors };
  const more = { ...(chapter !== '' && { chapter }), ...(minutes !== undefined && { minutes }) };
  return { record: { type: 'lesson', number, ...more }, errors };
}

/** The earliest moment at which clocks show the time; undefined where they skip it. */
function firstMoment(day: string, time: string, timeZone: string): Date | undefined {
  return momentsOf(`${day}T${time}`, timeZone)[0];
}

/** A whole number from 1 on. */
function wholeNumber(text: string, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

function isSame(one: RecordFields, other: RecordFields, names: readonly RecordField[]): boolean {
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
