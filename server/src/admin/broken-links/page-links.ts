import { sql } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Block } from 'shared-types/site/page/page';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { linksIn, type SettingsLink } from '../../site/link/links-in';

export interface PageLink extends SettingsLink {
  readonly block: Block;
}

/** A page with its links, as visitors see it or as its draft has it. */
export interface LinkedPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly blockIds: ReadonlySet<string>;
  readonly links: readonly PageLink[];
}

export interface DraftPage extends LinkedPage {
  readonly isPublished: boolean;
}

/** What visitors see. It is read once for each revision of the site. */
export function publishedLinks(site: Site): Promise<readonly LinkedPage[]> {
  return site.memo('admin/links', () =>
    Promise.resolve(site.pages.map((page) => linkedPage(page, page.blocks)).filter(({ links }) => links.length > 0)),
  );
}

/** Drafts with changes, and drafts that were never published. */
export async function draftLinks(db: Database, siteId: string): Promise<readonly DraftPage[]> {
  const { rows } = await sql<{ id: string; content: PageContent; isPublished: boolean }>`
    select draft.page_id as id, draft.content, page.id is not null as "isPublished"
    from page_draft as draft left join page on page.id = draft.page_id
    where draft.site_id = ${siteId} and draft.removed_at is null
      and (page.id is null or draft.revision is distinct from draft.published_revision)
    order by draft.page_id`.execute(db);
  return rows.map(({ id, content, isPublished }) => ({ ...draftPage(id, content), isPublished }));
}

export function draftPage(id: string, { path, title, blocks }: PageContent): LinkedPage {
  return linkedPage({ id, path, title }, new Map(Object.entries(blocks)));
}

function linkedPage(
  { id, path, title }: Pick<LinkedPage, 'id' | 'path' | 'title'>,
  blocks: ReadonlyMap<string, Block>,
): LinkedPage {
  const links = [...blocks.values()].flatMap((block) => linksIn(block).map((link) => ({ ...link, block })));
  return { id, path, title, blockIds: new Set(blocks.keys()), links };
}
