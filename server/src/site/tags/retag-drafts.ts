import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { followsPublished, lockDraft, writeChange, type Author, type PageKey } from '../page-draft/drafts.store';
import { addVersion, findVersions } from '../page-publish/versions.store';
import { recordTags } from './record-tags';
import { retagged, type Retagging } from './retagged';
import { tagsPatch } from './tags-patch';

export interface DraftsRetag {
  readonly siteId: string;
  readonly author: Author;
  readonly retagging: Retagging;
  /** Ids of published pages that change in the same transaction. */
  readonly published: readonly string[];
  readonly note: string;
}

/**
 * Changes the tags of drafts, those in the bin too, so that no later publication brings an old tag back. Published pages that
 * follow get a draft with the change, by which editors that have them open detect it. Returns the ids of the drafts outside
 * of the bin.
 */
export async function retagDrafts(
  transaction: Transaction<Tables>,
  { siteId, published, ...change }: DraftsRetag,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('page_draft')
    .select('page_id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`content->'record'->'tags' is not null`)
    .execute();
  const ids = new Set([...published, ...rows.map((row) => row.page_id)]);
  const changed: string[] = [];
  for (const pageId of [...ids].sort())
    if (await retagDraft(transaction, { siteId, pageId, ...change })) changed.push(pageId);
  return changed;
}

/** True if the draft has changed and is not in the bin. */
async function retagDraft(
  transaction: Transaction<Tables>,
  { author, retagging, note, ...page }: PageKey & Omit<DraftsRetag, 'published'>,
): Promise<boolean> {
  const row = await lockDraft(transaction, page, author);
  if (!row) return false;
  if (row.removed_at && row.was_published) await retagBinned(transaction, { ...page, author, retagging, note });
  const content = retagged(row.content, retagging);
  if (!content) return false;
  const tags = tagsPatch(recordTags(row.content.record), recordTags(content.record));
  const change = { key: randomUUID(), label: 'changeTags', ...tags } as const;
  const { revision } = await writeChange(transaction, { row, content, change, author });
  if (followsPublished(row))
    await transaction
      .updateTable('page_draft')
      .set({ published_revision: revision })
      .where('page_id', '=', page.pageId)
      .execute();
  return !row.removed_at;
}

/** A page that leaves the bin shows its last version again. */
async function retagBinned(
  transaction: Transaction<Tables>,
  { author, retagging, note, ...page }: PageKey & Omit<DraftsRetag, 'published'>,
): Promise<void> {
  const [last] = await findVersions(transaction, page);
  const content = last && retagged(last.content, retagging);
  if (content) await addVersion(transaction, { ...page, content, publisher: author, note });
}
