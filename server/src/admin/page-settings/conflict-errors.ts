import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageSettingsMessages } from './page-settings.messages';
import { settingsFields, settingsOf } from './settings-values';

/** Fields of the form that are called otherwise in the content. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  '/indexed': 'isHidden',
  '/lock': 'access',
  '/record': 'recordType',
  '/record/publishedAt': 'publishedDay',
  '/record/startsAt': 'startDay',
  '/record/endsAt': 'endDay',
  '/record/isAllDay': 'startTime',
  '/record/number': 'lessonNumber',
  '/record/minutes': 'lessonMinutes',
};

/** The times beside the days that name a moment. */
const TIMES: Readonly<Record<string, string>> = {
  publishedDay: 'publishedTime',
  startDay: 'startTime',
  endDay: 'endTime',
};

/** For each place that somebody else has changed, the message at its field with the value that is saved now. */
export function conflictErrors(
  pointers: readonly string[],
  { content, messages }: { readonly content: PageContent; readonly messages: PageSettingsMessages },
): Readonly<Record<string, string>> {
  const stored = settingsFields(settingsOf(content));
  const names = pointers.map((pointer) => FIELD_NAMES[pointer] ?? pointer.slice(pointer.lastIndexOf('/') + 1));
  const savedText = (name: string) => [stored[name], stored[TIMES[name] ?? '']].filter(Boolean).join(' ');
  return Object.fromEntries(names.map((name) => [name, messages.savedMeanwhile(savedText(name))]));
}
