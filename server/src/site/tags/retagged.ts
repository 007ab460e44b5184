import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { TaggedRecord } from 'shared-types/site/page/page-record';
import { nameKey } from '../catalogue/category-name';

export interface Retagging {
  /** Keys of the tags that go. */
  readonly keys: ReadonlySet<string>;
  /** The tag in their place; none if absent. */
  readonly into?: string;
}

/** The page with other tags, each once and in the place of the first; undefined if nothing changes. */
export function retagged(content: PageContent, retagging: Retagging): PageContent | undefined {
  const { record } = content;
  if (!record || record.type === 'lesson') return undefined;
  if (!record.tags?.some((tag) => retagging.keys.has(nameKey(tag)))) return undefined;
  const tags = retaggedNames(record.tags, retagging);
  if (JSON.stringify(tags) === JSON.stringify(record.tags)) return undefined;
  return { ...content, record: recordWith(record, tags) };
}

/** A post or event with these tags; none are left out. */
function recordWith(record: TaggedRecord, tags: readonly string[]): TaggedRecord {
  const { tags: _, ...others } = record;
  return tags.length > 0 ? { ...others, tags } : others;
}

function retaggedNames(tags: readonly string[], { keys, into }: Retagging): string[] {
  const replaced = tags.flatMap((tag) => (keys.has(nameKey(tag)) ? (into ?? []) : tag));
  const intoKey = into === undefined ? undefined : nameKey(into);
  const isFirst = (place: number) => replaced.findIndex((tag) => nameKey(tag) === intoKey) === place;
  return replaced.flatMap((tag, place) => {
    if (nameKey(tag) !== intoKey) return tag;
    return isFirst(place) ? (into ?? []) : [];
  });
}
