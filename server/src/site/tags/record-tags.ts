import type { PageRecord } from 'shared-types/site/page/page-record';

/** The tags of a post or an event; lessons have none. */
export function recordTags(record: PageRecord | undefined): readonly string[] | undefined {
  return record === undefined || record.type === 'lesson' ? undefined : record.tags;
}
