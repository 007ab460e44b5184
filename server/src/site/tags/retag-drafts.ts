import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { followsPublished, lockDraft, writeChange, type Author, type PageKey } from '../page-draft/drafts.store';
import { addVersion, findVersions } from '../page-publish/versions.store';
import { recordTags } from './record-tags';
import { tagsPatch } from './tags-patch';
import type { RecordedRule } from './tags-steps';

export interface DraftsRetag {
  readonly siteId: string;
  readonly author: Author;
  readonly rule: RecordedRule;
  /** Ids of pages beside the drafts with tags, such as published ones that change in the same transaction. */
  readonly pageIds: readonly string[];
  readonly note: string;
}

/**
 * Changes the tags of drafts, those in the bin too, so that no later publication brings an old tag back. Published pages that
 * follow get a draft with the change, by which editors that have them open detect it. Returns the ids of the drafts outside
 * of the bin.
 */
export async function retagDrafts(
  transaction: Transaction<Tables>,
  { siteId, pageIds, ...change }: DraftsRetag,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('page_draft')
    .select('page_id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`content->'record'->'tags' is not null`)
    .execute();
  const ids = new Set([...pageIds, ...rows.map((row) => row.page_id)]);
  const changed: string[] = [];
  for (const pageId of [...ids].sort())
    if (await retagDraft(transaction, { siteId, pageId, ...change })) changed.push(pageId);
  return changed;
}

/** True if the draft has changed and is not in the bin. */
async function retagDraft(
  transaction: Transaction<Tables>,
  { author, rule, note, ...page }: PageKey & Omit<DraftsRetag, 'pageIds'>,
): Promise<boolean> {
  const row = await lockDraft(transaction, page, author);
  if (!row) return false;
  if (row.removed_at && row.was_published) await retagBinned(transaction, { ...page, author, rule, note });
  const content = rule.retagged(row.content, { pageId: page.pageId, isDraft: !followsPublished(row) });
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
  { author, rule, note, ...page }: PageKey & Omit<DraftsRetag, 'pageIds'>,
): Promise<void> {
  const [last] = await findVersions(transaction, page);
  const content = last && rule.retagged(last.content, { pageId: page.pageId, isDraft: false });
  if (content) await addVersion(transaction, { ...page, content, publisher: author, note });
}
