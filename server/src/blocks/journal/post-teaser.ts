import type { NamedPath, PostTeaser } from 'shared-types/blocks/journal/journal';
import type { TaggedRecord } from 'shared-types/site/page/page-record';
import { journalPath } from './journal-query';
import { nameKey } from '../../site/catalogue/category-name';
import type { Post } from './posts-of';

/** A post as lists show it; `journal` is the path of the page that lists posts of a tag or author. */
export function postTeaser({ page, record, day }: Post, journal: string): PostTeaser {
  const { path, title, description, socialImage } = page;
  return {
    path,
    title,
    day,
    ...(description && { text: description }),
    ...(socialImage && { picture: socialImage }),
    ...(record.author && { author: namedPath(journal, 'author', record.author) }),
    tags: tagsOf({ record }, journal),
  };
}

/** The tags of a post or an event, each once. */
export function tagsOf({ record }: Tagged, journal: string): readonly NamedPath[] {
  const byKey = new Map((record.tags ?? []).map((tag) => [nameKey(tag), tag]));
  return [...byKey.values()].map((tag) => namedPath(journal, 'tag', tag));
}

interface Tagged {
  readonly record: Pick<TaggedRecord, 'tags'>;
}

/** A tag, author or month with the page that lists its posts. */
export function namedPath(journal: string, kind: 'tag' | 'author' | 'month', name: string): NamedPath {
  const value = kind === 'month' ? name : nameKey(name);
  return { name, path: journalPath(journal, { page: 1, filter: { kind, value } }) };
}
