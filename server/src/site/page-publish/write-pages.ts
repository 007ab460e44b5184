import { sql, type Transaction } from 'kysely';
import type { BlockSettings, PageContent } from 'shared-types/admin/pages/page-content';
import type { DocumentRedirect } from 'shared-types/site/site-document';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../directory/revision';
import { storeSomePages } from '../import/store/store-pages';
import { storedSettings } from '../import/store/stored-settings';
import { contentSettings } from '../page-content/content-settings';
import { documentPage } from '../page-content/page-content';
import { takePagesLock } from '../page-content/pages-lock';
import type { PublishedSite } from '../page-content/published-site';
import type { SiteFiles } from '../page-content/site-files';
import { storePageSearch } from '../search/store-page-search';
import type { ChangedSite, PageChanges } from './changed-site';
import { keepImported } from './versions.store';

/** Makes other publications, imports and saves of forms wait until the transaction ends. */
export async function lockForPublishing(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await takePagesLock(transaction, siteId);
  await transaction.selectFrom('site').select('id').where('id', '=', siteId).forUpdate().executeTakeFirstOrThrow();
}

/** The content as visitors get it: HTML is sanitized. The site must have the files that it names. */
export function sanitizedContent(content: PageContent, files: SiteFiles): PageContent {
  const blocks = Object.entries(content.blocks).map(([id, block]) => {
    const settings = Object(contentSettings(storedSettings(block, files), files)) as BlockSettings;
    return [id, { ...block, settings }] as const;
  });
  return { ...content, blocks: Object.fromEntries(blocks) };
}

export interface PagesToWrite {
  readonly siteId: string;
  readonly before: PublishedSite;
  readonly after: ChangedSite;
  readonly changes: PageChanges;
}

/** Writes checked changes to what visitors see, with the site's revision. Imports keep these pages from then on. */
export async function writePages(
  transaction: Transaction<Tables>,
  { siteId, before, after, changes }: PagesToWrite,
): Promise<void> {
  const { published, removed = [] } = changes;
  for (const pageId of [...published.keys(), ...removed]) {
    const content = before.contents.get(pageId);
    if (content) await keepImported(transaction, { siteId, pageId, content });
  }
  await keepDocumentPaths(transaction, { siteId, pageIds: [...published.keys(), ...removed] });
  await transaction
    .deleteFrom('page')
    .where('site_id', '=', siteId)
    .where('id', '=', sql<string>`any(${removed}::uuid[])`)
    .execute();
  if (published.size > 0) {
    const pages = new Map([...published].map(([id, content]) => [id, documentPage(content)]));
    await storeSomePages({ transaction, siteId, pages, files: before.files });
    const pageIds = new Map([...published].map(([id, { path }]) => [path, id]));
    await storePageSearch({ transaction, siteId, document: after.document, pageIds });
  }
  await writeRedirects(transaction, {
    siteId,
    before: before.document.redirects ?? [],
    after: after.document.redirects ?? [],
  });
  await bumpRevision(transaction, siteId);
}

/** Notes which pages of the document belong to the owner from now on. */
async function keepDocumentPaths(
  transaction: Transaction<Tables>,
  { siteId, pageIds }: { readonly siteId: string; readonly pageIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into kept_page (site_id, document_path, page_id)
    select site_id, path, id from page
    where site_id = ${siteId} and id = any(${pageIds}::uuid[]) and not is_kept
    on conflict do nothing`.execute(transaction);
}

interface RedirectChange {
  readonly siteId: string;
  readonly before: readonly DocumentRedirect[];
  readonly after: readonly DocumentRedirect[];
}

async function writeRedirects(
  transaction: Transaction<Tables>,
  { siteId, before, after }: RedirectChange,
): Promise<void> {
  const known = new Map(before.map(({ from, to }) => [from, to]));
  const left = new Set(after.map(({ from }) => from));
  const gone = before.map(({ from }) => from).filter((from) => !left.has(from));
  if (gone.length > 0)
    await transaction
      .deleteFrom('redirect')
      .where('site_id', '=', siteId)
      .where('from_path', '=', sql<string>`any(${gone}::text[])`)
      .execute();
  for (const { from, to, temporary = false } of after) {
    if (known.get(from) === to) continue;
    await transaction
      .insertInto('redirect')
      .values({ site_id: siteId, from_path: from, target: to, is_temporary: temporary, is_kept: true })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'from_path']).doUpdateSet({ target: to, is_temporary: temporary, is_kept: true }),
      )
      .execute();
  }
}
