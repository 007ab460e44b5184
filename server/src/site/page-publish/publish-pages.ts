import { sql, type Transaction } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageMistake, PublishedVersion } from 'shared-types/admin/pages/pages';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import type { BlockEditors } from '../block-settings/block-editors';
import { bumpRevision } from '../directory/revision';
import { findPublishedSite, type PublishedSite } from '../page-content/published-site';
import { followsPublished, type DraftRow } from '../page-draft/drafts.store';
import {
  siteDraftProblems,
  writeSiteDrafts,
  type SiteDraftProblem,
  type SiteDraftToPublish,
} from '../site-draft/publish-drafts';
import { addToNavigation } from './add-to-navigation';
import { changedSite } from './changed-site';
import { checkChanges } from './check-changes';
import { addVersion, type Publisher } from './versions.store';
import { lockForPublishing, sanitizedContent, writePages } from './write-pages';

/** A draft to publish. */
export interface DraftToPublish {
  readonly pageId: string;
  /** The revision that was looked at; another one is not published. As it is if absent. */
  readonly revision?: number;
}

export interface Publication {
  readonly siteId: string;
  readonly pages: readonly DraftToPublish[];
  readonly publisher: Publisher;
  readonly note?: string | undefined;
  /** How the live remotes describe their blocks. */
  readonly editors: BlockEditors;
  /** True publishes only drafts whose scheduled moment has come. */
  readonly isScheduled?: boolean;
  /** Drafts of what the whole site has, which are published with the pages; none by default. */
  readonly siteDrafts?: readonly SiteDraftToPublish[];
}

export type PublishOutcome =
  | { readonly kind: 'published'; readonly versions: readonly PublishedVersion[] }
  /** A page does not exist, is in the bin, or is not due. */
  | { readonly kind: 'gone' }
  /** Ids of pages whose draft has another revision. */
  | { readonly kind: 'conflict'; readonly pageIds: readonly string[] }
  /** Drafts of the whole site that cannot be published. */
  | { readonly kind: 'site-conflict'; readonly problems: readonly SiteDraftProblem[] }
  | { readonly kind: 'invalid'; readonly mistakes: readonly PageMistake[] };

/** Publishes drafts: visitors see all of them at once, or none. */
export function publishPages(db: Database, publication: Publication): Promise<PublishOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => publishIn(transaction, publication)));
}

async function publishIn(transaction: Transaction<Tables>, publication: Publication): Promise<PublishOutcome> {
  const { siteId, pages, publisher, note, editors } = publication;
  await lockForPublishing(transaction, siteId);
  const siteDrafts = { siteId, drafts: publication.siteDrafts ?? [] };
  const problems = await siteDraftProblems(transaction, siteDrafts);
  if (problems.length > 0) return { kind: 'site-conflict', problems };
  const drafts = await lockDrafts(transaction, publication);
  if (!drafts) return { kind: 'gone' };
  if (drafts.length === 0) {
    await writeSiteDrafts(transaction, { ...siteDrafts, publisher });
    if (siteDrafts.drafts.length > 0) await bumpRevision(transaction, siteId);
    return { kind: 'published', versions: [] };
  }
  const revisions = new Map(pages.map(({ pageId, revision }) => [pageId, revision]));
  const newer = drafts.filter((draft) => draft.revision !== (revisions.get(draft.page_id) ?? draft.revision));
  if (newer.length > 0) return { kind: 'conflict', pageIds: newer.map((draft) => draft.page_id) };

  const before = await findPublishedSite(transaction, siteId);
  const written = { published: new Map(drafts.map((draft) => [draft.page_id, contentOf(draft, before)])) };
  const checked = { before, after: changedSite(before, written), changes: written, editors };
  const mistakes = await checkChanges(transaction, checked);
  if (mistakes.length > 0) return { kind: 'invalid', mistakes };

  const published = new Map(
    [...written.published].map(([id, content]) => [id, sanitizedContent(content, before.files)]),
  );
  const changes = { published };
  await writeSiteDrafts(transaction, { ...siteDrafts, publisher });
  await writePages(transaction, { siteId, before, after: changedSite(before, changes), changes });
  const versions: PublishedVersion[] = [];
  for (const [pageId, content] of published) {
    versions.push(await addVersion(transaction, { siteId, pageId, content, publisher, note }));
    await transaction
      .updateTable('page_draft')
      .set(({ ref }) => ({
        content: JSON.stringify(content),
        published_revision: ref('revision'),
        ...{ status: 'draft' as const, scheduled_at: null, scheduled_by: null, schedule_error: null },
      }))
      .where('page_id', '=', pageId)
      .execute();
  }
  const { languages = [] } = before.document.site;
  await addToNavigation(transaction, { siteId, drafts, published, languages, publisher });
  return { kind: 'published', versions };
}

function contentOf(draft: DraftRow, { contents }: PublishedSite): PageContent {
  return (followsPublished(draft) ? contents.get(draft.page_id) : undefined) ?? draft.content;
}

/** Locks the drafts of a publication; pages that nobody has changed have none. Undefined if a page is missing. */
async function lockDrafts(
  transaction: Transaction<Tables>,
  { siteId, pages, isScheduled = false }: Publication,
): Promise<readonly DraftRow[] | undefined> {
  const ids = [...new Set(pages.map(({ pageId }) => pageId))];
  const drafts = await transaction
    .selectFrom('page_draft')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('removed_at', 'is', null)
    .$if(isScheduled, (query) => query.where('scheduled_at', '<=', sql<Date>`now()`))
    .orderBy('page_id')
    .forUpdate()
    .execute();
  const undrafted = ids.filter((id) => drafts.every((draft) => draft.page_id !== id));
  if (undrafted.length === 0) return drafts;
  if (isScheduled) return undefined;
  const unchanged = await transaction
    .selectFrom('page')
    .leftJoin('page_draft', 'page_draft.page_id', 'page.id')
    .select('page.id')
    .where('page.site_id', '=', siteId)
    .where('page.id', '=', sql<string>`any(${undrafted}::uuid[])`)
    .where('page_draft.page_id', 'is', null)
    .execute();
  return unchanged.length === undrafted.length ? drafts : undefined;
}
