import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { PageChange, PageStep, Patch } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { OWN_STEPS } from 'shared-types/admin/pages/page-draft';
import type { Tables } from '../../platform/schema/tables';
import type { PageDraftTable } from '../../platform/schema/tables/page.tables';
import { publishedContents } from '../page-content/published-site';
import { findSiteFiles } from '../page-content/site-files';
import type { SignedInAccount } from '../session/signed-in-account';

export interface PageKey {
  readonly siteId: string;
  readonly pageId: string;
}

export type DraftRow = Selectable<PageDraftTable>;
export type Author = Pick<SignedInAccount, 'id' | 'displayName'>;

/** A page as its editor begins with it. */
export interface FoundDraft {
  readonly content: PageContent;
  /** Absent for a page that nobody has changed. */
  readonly row?: DraftRow;
  /** What visitors see; absent for a page that is not published. */
  readonly published?: PageContent;
}

/** The draft of a page outside of the bin; what is published for a page without one. */
export async function findDraft(db: Kysely<Tables>, key: PageKey): Promise<FoundDraft | undefined> {
  const row = await findDraftRow(db, key);
  if (row?.removed_at) return undefined;
  const published = await findPublished(db, key);
  const content = row && !followsPublished(row) ? row.content : (published ?? row?.content);
  return content && { content, ...(row && { row }), ...(published && { published }) };
}

/** A draft without changes is what is published, also after an import or a save of the form builder. */
export function followsPublished({ revision, published_revision: published }: DraftRow): boolean {
  return revision === published;
}

export function findDraftRow(db: Kysely<Tables>, { siteId, pageId }: PageKey): Promise<DraftRow | undefined> {
  const drafts = db.selectFrom('page_draft').selectAll().where('site_id', '=', siteId);
  return drafts.where('page_id', '=', pageId).executeTakeFirst();
}

/** What visitors see of a page. */
export async function findPublished(db: Kysely<Tables>, { siteId, pageId }: PageKey): Promise<PageContent | undefined> {
  const files = await findSiteFiles(db, siteId);
  return (await publishedContents(db, { siteId, files, pageId })).get(pageId);
}

/** Locks the draft of a page until the transaction ends; a page without one gets it. Undefined for a page that is gone. */
export async function lockDraft(
  transaction: Transaction<Tables>,
  key: PageKey,
  author: Author,
): Promise<DraftRow | undefined> {
  const locked = () =>
    transaction
      .selectFrom('page_draft')
      .selectAll()
      .where('site_id', '=', key.siteId)
      .where('page_id', '=', key.pageId)
      .forUpdate()
      .executeTakeFirst();
  const row = await locked();
  const content = row && !followsPublished(row) ? undefined : await findPublished(transaction, key);
  if (row) return content ? { ...row, content } : row;
  if (!content) return undefined;
  // Another editor may begin with the page in the same moment.
  await insertDraft(transaction, { ...key, content, author, publishedRevision: 0 });
  return locked();
}

export interface NewDraft extends PageKey {
  readonly content: PageContent;
  readonly author: Author;
  /** Null for a page that was never published. */
  readonly publishedRevision: number | null;
  /** True puts the page into the main navigation once it is published; false by default. */
  readonly addsToNavigation?: boolean;
}

/** Stores the first draft of a page, at revision 0. */
export async function insertDraft(
  transaction: Transaction<Tables>,
  { siteId, pageId, content, author, publishedRevision, addsToNavigation = false }: NewDraft,
): Promise<void> {
  await transaction
    .insertInto('page_draft')
    .values({
      page_id: pageId,
      site_id: siteId,
      content: JSON.stringify(content),
      revision: 0,
      published_revision: publishedRevision,
      adds_to_navigation: addsToNavigation,
      account_id: author.id,
      changed_by: author.displayName,
    })
    .onConflict((conflict) => conflict.column('page_id').doNothing())
    .execute();
}

export interface ChangeToWrite {
  readonly row: DraftRow;
  readonly content: PageContent;
  readonly change: Omit<PageChange, 'revision'>;
  readonly author: Author;
}

/** Writes a change and the draft it leads to, which the caller has locked. */
export async function writeChange(
  transaction: Transaction<Tables>,
  { row, content, change, author }: ChangeToWrite,
): Promise<{ readonly revision: number; readonly changedAt: Date }> {
  const { page_id: pageId, site_id: siteId } = row;
  const { key, patch, inverse, label, undoes = null, redoes = null } = change;
  const { revision, changed_at: changedAt } = await transaction
    .updateTable('page_draft')
    .set({
      content: JSON.stringify(content),
      revision: row.revision + 1,
      account_id: author.id,
      changed_by: author.displayName,
      changed_at: sql<Date>`now()`,
    })
    .where('page_id', '=', pageId)
    .returning(['revision', 'changed_at'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('page_change')
    .values({
      ...{ page_id: pageId, site_id: siteId, revision, key, label, undoes, redoes },
      ...{ account_id: author.id, changed_by: author.displayName, undone: null },
      patch: JSON.stringify(patch),
      inverse: JSON.stringify(inverse),
    })
    .execute();
  const taken = undoes ?? redoes;
  if (taken !== null)
    await transaction
      .updateTable('page_change')
      .set({ undone: undoes === null ? null : revision })
      .where('page_id', '=', pageId)
      .where('key', '=', taken)
      .execute();
  return { revision, changedAt };
}

export interface ChangeByKey {
  readonly revision: number;
  readonly changedAt: Date;
  readonly accountId: string | null;
}

export async function findChange(
  db: Kysely<Tables>,
  { pageId, key }: { readonly pageId: string; readonly key: string },
): Promise<ChangeByKey | undefined> {
  return db
    .selectFrom('page_change')
    .select(['revision', 'changed_at as changedAt', 'account_id as accountId'])
    .where('page_id', '=', pageId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** All changes of a draft after a revision as one patch; undefined if some of them are no longer stored. */
export async function changesSince(
  db: Kysely<Tables>,
  { page_id: pageId, revision: newest }: DraftRow,
  revision: number,
): Promise<Patch | undefined> {
  const rows = await db
    .selectFrom('page_change')
    .select('patch')
    .where('page_id', '=', pageId)
    .where('revision', '>', revision)
    .orderBy('revision')
    .execute();
  return rows.length < newest - revision ? undefined : rows.flatMap(({ patch }) => patch);
}

/** An account's own last steps in a draft, oldest first. */
export async function ownSteps(
  db: Kysely<Tables>,
  { pageId, accountId }: { readonly pageId: string; readonly accountId: string },
): Promise<PageStep[]> {
  const rows = await db
    .selectFrom('page_change')
    .select(['key', 'revision', 'patch', 'inverse', 'label', 'undone'])
    .where('page_id', '=', pageId)
    .where('account_id', '=', accountId)
    .where('undoes', 'is', null)
    .where('redoes', 'is', null)
    .orderBy('revision', 'desc')
    .limit(OWN_STEPS)
    .execute();
  return rows.reverse().map(({ undone, ...step }) => ({ ...step, ...(undone !== null && { undone }) }));
}
