import { sql, type Transaction } from 'kysely';
import { BIN_DAYS, type PageMistake } from 'shared-types/admin/pages/pages';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import type { BlockEditors } from '../block-settings/block-editors';
import { findPublishedSite, type PublishedSite } from '../page-content/published-site';
import { findDraftRow, lockDraft, type Author, type PageKey } from '../page-draft/drafts.store';
import { changedSite } from './changed-site';
import { checkChanges } from './check-changes';
import { findVersions } from './versions.store';
import { lockForPublishing, writePages } from './write-pages';

export interface BinInput extends PageKey {
  readonly author: Author;
  readonly editors: BlockEditors;
}

export type RemoveOutcome =
  | { readonly kind: 'removed' }
  | { readonly kind: 'gone' }
  /** Other parts of the site need the page. */
  | { readonly kind: 'needed'; readonly mistakes: readonly PageMistake[] };

/** Moves a page to the bin. Its path is free at once. */
export function removePage(db: Database, input: BinInput): Promise<RemoveOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => removeIn(transaction, input)));
}

async function removeIn(
  transaction: Transaction<Tables>,
  { author, editors, ...page }: BinInput,
): Promise<RemoveOutcome> {
  const { siteId, pageId } = page;
  await lockForPublishing(transaction, siteId);
  const draft = await lockDraft(transaction, page, author);
  if (!draft || draft.removed_at) return { kind: 'gone' };
  const before = await findPublishedSite(transaction, siteId);
  const wasPublished = before.contents.has(pageId);
  if (wasPublished) {
    const changes = { published: new Map(), removed: [pageId] };
    const after = changedSite(before, changes);
    const mistakes = [
      ...(await soldThere(transaction, page)),
      ...(await checkChanges(transaction, {
        before,
        after: withoutRedirectsTo(before.contents.get(pageId)?.path, after),
        changes,
        editors,
      })),
    ];
    if (mistakes.length > 0) return { kind: 'needed', mistakes };
    await writePages(transaction, { siteId, before, after, changes });
  }
  await transaction
    .updateTable('page_draft')
    .set({
      removed_at: sql<Date>`now()`,
      was_published: wasPublished,
      ...{ status: 'draft', scheduled_at: null, scheduled_by: null, schedule_error: null },
    })
    .where('page_id', '=', pageId)
    .execute();
  await transaction.deleteFrom('preview_link').where('page_id', '=', pageId).execute();
  return { kind: 'removed' };
}

/** Redirects to the page lead nowhere while it is in the bin, and work again when it returns. */
function withoutRedirectsTo(path: string | undefined, site: ReturnType<typeof changedSite>) {
  const redirects = (site.document.redirects ?? []).filter(({ to }) => to.split(/[?#]/)[0] !== path);
  return { ...site, document: { ...site.document, redirects } };
}

/** Products belong to their page, removed ones too: orders and carts may still name them. */
async function soldThere(transaction: Transaction<Tables>, { siteId, pageId }: PageKey): Promise<PageMistake[]> {
  const product = await transaction
    .selectFrom('product')
    .select('title')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', pageId)
    .limit(1)
    .executeTakeFirst();
  return product
    ? [{ pageId, pointer: '', message: `products belong to this page, for example ${product.title}` }]
    : [];
}

export type ReturnOutcome =
  | { readonly kind: 'returned'; readonly isPublished: boolean; readonly mistakes: readonly PageMistake[] }
  | { readonly kind: 'gone' };

/**
 * Takes a page out of the bin. If it was published, visitors see it again as before; if the site has changed so that they
 * cannot, for example because another page has its path, it comes back as a draft.
 */
export function returnPage(db: Database, input: Omit<BinInput, 'author'>): Promise<ReturnOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => returnIn(transaction, input)));
}

async function returnIn(
  transaction: Transaction<Tables>,
  { editors, ...page }: Omit<BinInput, 'author'>,
): Promise<ReturnOutcome> {
  const { siteId, pageId } = page;
  await lockForPublishing(transaction, siteId);
  const draft = await findDraftRow(transaction, page);
  if (!draft?.removed_at) return { kind: 'gone' };
  const mistakes = draft.was_published
    ? await publishAgain(transaction, { ...page, editors, before: await findPublishedSite(transaction, siteId) })
    : [];
  const isPublished = draft.was_published && mistakes.length === 0;
  await transaction
    .updateTable('page_draft')
    .set({ removed_at: null, was_published: false, ...(isPublished ? {} : { published_revision: null }) })
    .where('page_id', '=', pageId)
    .execute();
  return { kind: 'returned', isPublished, mistakes };
}

interface AgainPublished extends PageKey {
  readonly editors: BlockEditors;
  readonly before: PublishedSite;
}

async function publishAgain(
  transaction: Transaction<Tables>,
  { siteId, pageId, editors, before }: AgainPublished,
): Promise<readonly PageMistake[]> {
  const [newest] = await findVersions(transaction, { siteId, pageId });
  if (!newest) throw new Error(`The published page ${pageId} has no version.`);
  const changes = { published: new Map([[pageId, newest.content]]) };
  const after = changedSite(before, changes);
  const mistakes = await checkChanges(transaction, { before, after, changes, editors });
  if (mistakes.length === 0) await writePages(transaction, { siteId, before, after, changes });
  return mistakes;
}

/** Deletes pages that have been in the bin long enough, with their history. */
export async function emptyBin(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('page_draft')
      .where('removed_at', '<', sql<Date>`now() - make_interval(days => ${BIN_DAYS})`)
      .returning('page_id')
      .execute();
    const ids = gone.map((row) => row.page_id);
    for (const table of ['page_version', 'page_presence'] as const)
      await transaction
        .deleteFrom(table)
        .where('page_id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute();
  });
}
