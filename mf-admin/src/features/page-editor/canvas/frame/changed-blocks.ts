import type { PageContent } from 'shared-types/admin/pages/page-content';

/** What differs between two contents of a page, as far as its frame shows it. */
export interface ContentChanges {
  readonly isLayoutChanged: boolean;
  /** Ids of blocks whose settings differ, or that are new. */
  readonly blocks: readonly string[];
  /** Ids of those of them whose variant differs, which only a saved draft is rendered with. */
  readonly variants: readonly string[];
}

export function changesBetween(before: PageContent, after: PageContent): ContentChanges {
  const ids = Object.keys(after.blocks).filter((id) => before.blocks[id] !== after.blocks[id]);
  const blocks = ids.filter((id) => !isSame(before.blocks[id], after.blocks[id]));
  const variants = blocks.filter((id) => before.blocks[id] && before.blocks[id].variant !== after.blocks[id]?.variant);
  return { isLayoutChanged: before.body !== after.body && !isSame(before.body, after.body), blocks, variants };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
