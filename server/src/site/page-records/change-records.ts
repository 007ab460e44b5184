import type { Transaction } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import type { Tables } from '../../platform/schema/tables';
import { findPublishedSite, type PublishedSite } from '../page-content/published-site';
import { changedSite } from '../page-publish/changed-site';
import { addVersion } from '../page-publish/versions.store';
import { writePages } from '../page-publish/write-pages';
import { changeDraftRecords } from './change-draft-records';
import type { RecordRule, RecordsChange } from './record-rule';

/**
 * Changes records of pages by a rule, in what is published and in drafts, on a site that the caller has locked. Returns the
 * number of pages that changed.
 */
export async function changeRecords(
  transaction: Transaction<Tables>,
  { note: wholeNote, pageIds, ...input }: RecordsChange,
): Promise<number> {
  const before = await findPublishedSite(transaction, input.siteId);
  const published = changedPages(before, input.rule);
  const change = { ...input, note: wholeNote.slice(0, PAGE_TEXT_LIMIT.note) };
  const drafts = await changeDraftRecords(transaction, { ...change, pageIds: [...published.keys(), ...pageIds] });
  await publishRecords(transaction, { ...change, before, published });
  return new Set([...published.keys(), ...drafts]).size;
}

function changedPages({ contents }: PublishedSite, rule: RecordRule): ReadonlyMap<string, PageContent> {
  const changed = [...contents].flatMap(([pageId, content]) => {
    const after = rule.changed(content, { pageId, isDraft: false });
    return after ? [[pageId, after] as const] : [];
  });
  return new Map(changed);
}

interface PublishedRecords extends Pick<RecordsChange, 'siteId' | 'author' | 'note'> {
  readonly before: PublishedSite;
  readonly published: ReadonlyMap<string, PageContent>;
}

/** Changes what visitors see; each page gets a version. */
async function publishRecords(
  transaction: Transaction<Tables>,
  { siteId, author, note, before, published }: PublishedRecords,
): Promise<void> {
  if (published.size === 0) return;
  const changes = { published };
  await writePages(transaction, { siteId, before, after: changedSite(before, changes), changes });
  for (const [pageId, content] of published)
    await addVersion(transaction, { siteId, pageId, content, publisher: author, note });
}
