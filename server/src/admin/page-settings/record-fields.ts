import type { RecordField } from 'shared-types/admin/pages/page-settings';
import type { EventRecord, LessonRecord, PageRecord, PostRecord } from 'shared-types/site/page/page-record';
import { localTimeIn } from '../../platform/time-zone/local-time';

export type RecordFields = Readonly<Partial<Record<RecordField, string>>>;

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const TIME_LENGTH = 'hh:mm'.length;

/** A record as values of the form's fields. */
export function recordFields(record: PageRecord): RecordFields {
  if (record.type === 'post') return postFields(record);
  return record.type === 'event' ? eventFields(record) : lessonFields(record);
}

/** The day and time as they are written, which visitors see. */
function postFields({ publishedAt, author = '' }: PostRecord): RecordFields {
  return { publishedDay: dayPart(publishedAt), publishedTime: timePart(publishedAt), author };
}

function eventFields({ startsAt, endsAt, isAllDay, timeZone, place = '', address = '' }: EventRecord): RecordFields {
  const shown = (time: string) => (isAllDay ? dayPart(time) : localTimeIn(timeZone, new Date(time)));
  const [start, end] = [shown(startsAt), endsAt === undefined ? '' : shown(endsAt)];
  return {
    ...{ startDay: dayPart(start), startTime: timePart(start), endDay: dayPart(end), endTime: timePart(end) },
    ...{ timeZone, place, address },
  };
}

function lessonFields({ number, chapter = '', minutes }: LessonRecord): RecordFields {
  return { lessonNumber: String(number), chapter, lessonMinutes: minutes === undefined ? '' : String(minutes) };
}

function dayPart(time: string): string {
  return time.slice(0, DAY_LENGTH);
}

/** Empty for a day without a time. */
function timePart(time: string): string {
  return time.slice(DAY_LENGTH + 1, DAY_LENGTH + 1 + TIME_LENGTH);
}
