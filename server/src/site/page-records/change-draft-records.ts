import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { followsPublished, lockDraft, writeChange, type PageKey } from '../page-draft/drafts.store';
import { recordPatch } from '../page-draft/record-patch';
import { addVersion, findVersions } from '../page-publish/versions.store';
import type { RecordsChange } from './record-rule';

/**
 * Changes records of drafts, those in the bin too, so that no later publication brings the old one back. Published pages that
 * follow get a draft with the change, by which editors that have them open detect it. Returns the ids of the drafts outside
 * of the bin that changed.
 */
export async function changeDraftRecords(
  transaction: Transaction<Tables>,
  { pageIds, ...change }: RecordsChange,
): Promise<string[]> {
  const changed: string[] = [];
  for (const pageId of [...new Set(pageIds)].sort())
    if (await changeDraftRecord(transaction, { pageId, ...change })) changed.push(pageId);
  return changed;
}

type DraftChange = PageKey & Omit<RecordsChange, 'pageIds'>;

/** True if the draft has changed and is not in the bin. */
async function changeDraftRecord(transaction: Transaction<Tables>, change: DraftChange): Promise<boolean> {
  const { siteId, pageId, author, rule, label } = change;
  const row = await lockDraft(transaction, { siteId, pageId }, author);
  if (!row) return false;
  if (row.removed_at && row.was_published) await changeBinned(transaction, change);
  const content = rule.changed(row.content, { pageId, isDraft: !followsPublished(row) });
  if (!content) return false;
  const patches = recordPatch(row.content.record, content.record);
  const written = { row, content, author, change: { key: randomUUID(), label, ...patches } };
  const { revision } = await writeChange(transaction, written);
  if (followsPublished(row))
    await transaction
      .updateTable('page_draft')
      .set({ published_revision: revision })
      .where('page_id', '=', pageId)
      .execute();
  return !row.removed_at;
}

/** A page that leaves the bin shows its last version again. */
async function changeBinned(
  transaction: Transaction<Tables>,
  { siteId, pageId, author, rule, note }: DraftChange,
): Promise<void> {
  const [last] = await findVersions(transaction, { siteId, pageId });
  const content = last && rule.changed(last.content, { pageId, isDraft: false });
  if (content) await addVersion(transaction, { siteId, pageId, content, publisher: author, note });
}
