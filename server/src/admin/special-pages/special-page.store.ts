import { sql } from 'kysely';
import { SPECIAL_PAGES, type SpecialPage } from 'shared-types/admin/pages/special-pages';
import type { Database } from '../../platform/schema/database';

export interface SpecialPageRow {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly isPublished: boolean;
  readonly isChanged: boolean;
}

/** Pages of a type and their drafts outside of the bin, by path. */
export async function findSpecialPages(
  db: Database,
  { siteId, kind }: { readonly siteId: string; readonly kind: SpecialPage },
): Promise<readonly SpecialPageRow[]> {
  const { rows } = await sql<SpecialPageRow>`
    select coalesce(draft.page_id, page.id) as id, coalesce(draft.content->>'title', page.title) as title,
      coalesce(draft.content->>'path', page.path) as path, page.id is not null as "isPublished",
      page.id is null or draft.revision is distinct from draft.published_revision as "isChanged"
    from (select * from page where site_id = ${siteId}) as page
    full join (select * from page_draft where site_id = ${siteId}) as draft on draft.page_id = page.id
    where draft.removed_at is null
      and coalesce((draft.content->>'pageType')::int, page.page_type) = ${SPECIAL_PAGES[kind]}
    order by path, id`.execute(db);
  return rows;
}
