import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { TaggedRecord } from 'shared-types/site/page/page-record';
import { nameKey } from '../catalogue/category-name';
import type { PageState } from '../page-records/record-rule';
import { recordTags } from './record-tags';

/** The tags in place of those of a page; undefined leaves them as they are. */
export type TagsRule = (tags: readonly string[], of: PageState) => readonly string[] | undefined;

export interface Retagging {
  /** Keys of the tags that go. */
  readonly keys: ReadonlySet<string>;
  /** The tag in their place; none if absent. */
  readonly into?: string;
}

/** Replaces tags by another one, once and in the place of the first. */
export function retaggingRule({ keys, into }: Retagging): TagsRule {
  const intoKey = into === undefined ? undefined : nameKey(into);
  return (tags) => {
    if (!tags.some((tag) => keys.has(nameKey(tag)))) return undefined;
    const replaced = tags.flatMap((tag) => (keys.has(nameKey(tag)) ? (into ?? []) : tag));
    const first = replaced.findIndex((tag) => nameKey(tag) === intoKey);
    return replaced.flatMap((tag, place) => {
      if (nameKey(tag) !== intoKey) return tag;
      return place === first ? (into ?? []) : [];
    });
  };
}

/** The page with the tags of the rule; undefined if nothing changes. Lessons have no tags. */
export function retagged(content: PageContent, rule: TagsRule, of: PageState): PageContent | undefined {
  const { record } = content;
  if (!record || record.type === 'lesson') return undefined;
  const before = recordTags(record) ?? [];
  const after = rule(before, of);
  if (!after || areSame(before, after)) return undefined;
  return { ...content, record: recordWith(record, after) };
}

export function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, place) => tag === other[place]);
}

/** A post or event with these tags; none are left out. */
function recordWith(record: TaggedRecord, tags: readonly string[]): TaggedRecord {
  const { tags: _, ...others } = record;
  return tags.length > 0 ? { ...others, tags } : others;
}
