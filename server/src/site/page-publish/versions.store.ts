import { sql, type Kysely, type Transaction } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PublishedVersion } from 'shared-types/admin/pages/pages';
import type { Tables } from '../../platform/schema/tables';
import type { PageKey } from '../page-draft/drafts.store';

/** Who publishes; both are null for an account that is gone. */
export interface Publisher {
  readonly id: string | null;
  readonly displayName: string | null;
}

export interface PageVersion {
  readonly number: number;
  readonly content: PageContent;
  /** Null for what an import published. */
  readonly by: string | null;
  readonly at: Date;
  readonly note: string | null;
}

export interface VersionToAdd extends PageKey {
  readonly content: PageContent;
  readonly publisher: Publisher;
  readonly note?: string | undefined;
}

/** Adds the next version of a page. The caller holds the lock of the site's pages. */
export async function addVersion(
  transaction: Transaction<Tables>,
  { siteId, pageId, content, publisher, note }: VersionToAdd,
): Promise<PublishedVersion> {
  const { number } = await transaction
    .insertInto('page_version')
    .values(({ selectFrom, fn, lit }) => ({
      page_id: pageId,
      site_id: siteId,
      number: selectFrom('page_version')
        .where('page_id', '=', pageId)
        .select(sql<number>`${fn.coalesce(fn.max('number'), lit(0))} + 1`.as('next')),
      content: JSON.stringify(content),
      account_id: publisher.id,
      published_by: publisher.displayName,
      note: note || null,
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return { pageId, number };
}

/** Keeps what an import has published as the first version, so that it can be restored too. */
export async function keepImported(
  transaction: Transaction<Tables>,
  { siteId, pageId, content }: PageKey & { readonly content: PageContent },
): Promise<void> {
  await sql`
    insert into page_version (page_id, number, site_id, content, published_at)
    select id, 1, site_id, ${JSON.stringify(content)}::jsonb, changed_at from page
    where site_id = ${siteId} and id = ${pageId}
      and not exists (select from page_version where page_id = ${pageId})`.execute(transaction);
}

/** Versions of a page, newest first. */
export async function findVersions(db: Kysely<Tables>, { siteId, pageId }: PageKey): Promise<PageVersion[]> {
  return db
    .selectFrom('page_version')
    .select(['number', 'content', 'published_by as by', 'published_at as at', 'note'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .orderBy('number', 'desc')
    .execute();
}
