import type { Schedule } from 'shared-types/site/page/schedule';
import type { Language } from '../../platform/language';
import { zoneName } from '../../platform/time-zone/zone-name';
import type { FieldReader } from '../field-reader';
import { readTime, timeField } from '../price-rules/read-time';
import { SCHEDULE_MESSAGES } from './schedule.messages';

export interface ScheduleToRead {
  readonly language: Language;
  /** IANA name. */
  readonly timeZone: string;
  readonly stored: Schedule;
}

/** Parses the fields `from` and `until` of a form, which are times of the site's clocks. */
export function readSchedule(reader: FieldReader, { language, timeZone, stored }: ScheduleToRead): Schedule {
  const { time, skipped, until: notLater } = SCHEDULE_MESSAGES[language];
  const timeOf = (name: 'from' | 'until') => {
    const messages = { time, skipped: skipped(zoneName(timeZone)) };
    return readTime(reader, { name, timeZone, stored: stored[name] ?? null, messages });
  };
  const [from, until] = [timeOf('from'), timeOf('until')];
  if (from && until && until <= from) reader.refuse('until', notLater);
  return { ...(from && { from: from.toISOString() }), ...(until && { until: until.toISOString() }) };
}

/** A schedule as values of the form's fields. */
export function scheduleFields(
  { from, until }: Schedule,
  timeZone: string,
): { readonly from: string; readonly until: string } {
  return { from: timeField(from ?? null, timeZone), until: timeField(until ?? null, timeZone) };
}
