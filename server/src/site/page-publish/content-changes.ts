import { isDeepStrictEqual } from 'node:util';
import type { PageContent } from 'shared-types/admin/pages/page-content';

/** What differs between two versions of a page. */
export interface ContentChanges {
  readonly fields: readonly ChangedField[];
  /** Numbers of blocks. */
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** True if blocks stand in other places. */
  readonly isMoved: boolean;
}

const FIELDS = ['title', 'path', 'description', 'socialImage', 'indexed', 'lock', 'record'] as const;
export type ChangedField = (typeof FIELDS)[number];

export function contentChanges(before: PageContent, after: PageContent): ContentChanges {
  const old = new Map(Object.entries(before.blocks));
  const now = Object.entries(after.blocks);
  const removed = [...old.keys()].filter((id) => after.blocks[id] === undefined).length;
  const added = now.filter(([id]) => !old.has(id)).length;
  return {
    fields: FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field])),
    added,
    removed,
    changed: now.filter(([id, block]) => old.has(id) && !isDeepStrictEqual(old.get(id), block)).length,
    isMoved: added + removed === 0 && !isDeepStrictEqual(before.body, after.body),
  };
}
