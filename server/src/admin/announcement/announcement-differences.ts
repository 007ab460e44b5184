import { ANNOUNCEMENT_TEXT_PARTS } from 'shared-types/admin/announcement';
import type { Language } from '../../platform/language';
import { TICKED, type Fields } from '../form-fields';
import { fieldDifferences } from '../saved-form';
import { scheduleFields } from '../schedule/read-schedule';
import { ANNOUNCEMENT_MESSAGES } from './announcement.messages';
import { announcementField } from './sent-announcement';
import type { SiteAnnouncement } from '../../platform/schema/tables/admin.tables';

interface TwoStates {
  readonly stored: SiteAnnouncement;
  readonly wanted: SiteAnnouncement;
}

/** The stored values of the fields that differ, as messages by field. */
export function announcementDifferences(
  { stored, wanted }: TwoStates,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): Record<string, string> {
  const { now, on, off } = ANNOUNCEMENT_MESSAGES[language];
  return fieldDifferences(fieldsOf(stored, timeZone), fieldsOf(wanted, timeZone), (name, value) =>
    name === 'isShown' ? now(value === TICKED ? on : off) : now(value),
  );
}

function fieldsOf({ isShown, own, translations, schedule = {} }: SiteAnnouncement, timeZone: string): Fields {
  const others = Object.entries(translations).flatMap(([locale, text]) =>
    ANNOUNCEMENT_TEXT_PARTS.map((part) => [announcementField(locale, part), text[part]]),
  );
  const times = scheduleFields(schedule, timeZone);
  return { isShown: isShown ? TICKED : '', ...own, ...Object.fromEntries(others), ...times };
}
