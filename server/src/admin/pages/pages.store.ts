import { sql, type RawBuilder } from 'kysely';
import { PAGES_PER_PAGE, type PageStatus } from 'shared-types/admin/pages/pages';
import type { Database } from '../../platform/schema/database';
import { likeAnywhere } from '../../platform/schema/like-anywhere';

export interface PagesQuery {
  readonly siteId: string;
  readonly search: string;
  /** All pages outside of the bin if absent. */
  readonly status?: PageStatus | undefined;
  /** From 1. */
  readonly page: number;
}

export interface PageRow {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly status: PageStatus;
  readonly revision: number;
  readonly isPublished: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date;
  readonly scheduledAt: Date | null;
  readonly scheduleError: string | null;
  readonly removedAt: Date | null;
}

/** As `pageStatus` says it. */
const STATUS: RawBuilder<PageStatus> = sql`case
  when draft.removed_at is not null then 'removed'
  when draft.status <> 'draft' then draft.status
  when page.id is null or draft.revision <> coalesce(draft.published_revision, -1) then 'draft'
  when page.lock->>'by' = 'accounts' then 'private'
  else 'published' end`;

/** A site's pages and drafts by path, one page of the list, and how many there are. */
export async function findPages(
  db: Database,
  { siteId, search, status, page }: PagesQuery,
): Promise<{ readonly pages: readonly PageRow[]; readonly count: number }> {
  const listed = sql`
    select coalesce(draft.page_id, page.id) as id, coalesce(draft.content->>'title', page.title) as title,
      coalesce(draft.content->>'path', page.path) as path, ${STATUS} as status, coalesce(draft.revision, 0) as revision,
      page.id is not null as "isPublished", draft.changed_by as "changedBy",
      coalesce(draft.changed_at, page.changed_at) as "changedAt", draft.scheduled_at as "scheduledAt",
      draft.schedule_error as "scheduleError", draft.removed_at as "removedAt"
    from (select * from page where site_id = ${siteId}) as page
    full join (select * from page_draft where site_id = ${siteId}) as draft on draft.page_id = page.id`;
  const words = likeAnywhere(search);
  const chosen = sql`
    from (${listed}) as listed
    where ${status === undefined ? sql`status <> 'removed'` : sql`status = ${status}`}
      and (${search} = '' or title ilike ${words} or path ilike ${words})`;
  const { rows } = await sql<PageRow>`
    select * ${chosen} order by path, id limit ${PAGES_PER_PAGE} offset ${(page - 1) * PAGES_PER_PAGE}`.execute(db);
  const { rows: counted } = await sql<{ readonly count: number }>`select count(*)::int as count ${chosen}`.execute(db);
  return { pages: rows, count: counted[0]?.count ?? 0 };
}
