import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import type { BlockTable, PageTable } from '../../../platform/schema/tables/site.tables';
import type { Tables } from '../../../platform/schema/tables';
import { changedAt, contentHash } from './content-hash';
import { inChunks } from './in-chunks';
import { keepForms } from './keep-forms';
import { storedSettings, type NamedFiles } from './stored-settings';

/** What names in a page stand for. */
export interface NamedPageFiles extends NamedFiles {
  readonly idOf: (asset: string) => string;
}

export interface StorePagesInput {
  readonly transaction: Transaction<Tables>;
  readonly siteId: string;
  readonly document: Pick<SiteDocument, 'pages'>;
  readonly files: NamedPageFiles;
}

/** Stores all pages of a site with their blocks; a page keeps its id by path. Returns the ids by path. */
export async function storePages(input: StorePagesInput): Promise<ReadonlyMap<string, string>> {
  const { transaction, siteId, document, files } = input;
  const ids = new Map<string, string>();
  for (const rows of inChunks(document.pages.map((page) => pageRow({ siteId, files, page })))) {
    for (const { id, path } of await upsert(transaction, rows, ['site_id', 'path'])) ids.set(path, id);
  }
  // Blocks have their ids in the document, and may have moved to another page.
  await transaction.deleteFrom('block').where('site_id', '=', siteId).execute();
  await insertBlocks(input, new Map(document.pages.map((page) => [ids.get(page.path) ?? '', page])));
  return ids;
}

export interface StoreSomePagesInput extends Omit<StorePagesInput, 'document'> {
  /** By id. */
  readonly pages: ReadonlyMap<string, DocumentPage>;
}

/** Stores these pages of an owner, new or not, and leaves the others alone. Imports keep them from then on. */
export async function storeSomePages(input: StoreSomePagesInput): Promise<void> {
  const { transaction, siteId, pages, files } = input;
  const isOne = sql<string>`any(${[...pages.keys()]}::uuid[])`;
  await transaction.deleteFrom('block').where('site_id', '=', siteId).where('page_id', '=', isOne).execute();
  // Pages may exchange their paths, which are unique in every moment.
  await transaction
    .updateTable('page')
    .set({ path: sql`id::text` })
    .where('site_id', '=', siteId)
    .where('id', '=', isOne)
    .execute();
  const rows = [...pages].map(([id, page]) => ({ ...pageRow({ siteId, files, page }), id, is_kept: true }));
  for (const some of inChunks(rows)) await upsert(transaction, some, ['id']);
  await insertBlocks(input, pages);
}

async function insertBlocks(
  { transaction, siteId, files }: Omit<StorePagesInput, 'document'>,
  pages: ReadonlyMap<string, DocumentPage>,
): Promise<void> {
  const blocks = [...pages].flatMap(([pageId, page]) => blockRows({ siteId, files, page, pageId }));
  for (const rows of inChunks(blocks)) await transaction.insertInto('block').values(rows).execute();
  await keepForms(transaction, siteId);
}

/** Deletes pages that are no longer in the document. Call it after the last reference is gone. */
export async function removePagesBut(
  transaction: Transaction<Tables>,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('page')
    .where('site_id', '=', siteId)
    .where('id', '!=', sql<string>`all(${ids}::uuid[])`)
    .execute();
}

interface PageToStore extends Pick<StorePagesInput, 'siteId' | 'files'> {
  readonly page: DocumentPage;
}

function pageRow({ siteId, files, page }: PageToStore): Insertable<PageTable> {
  return {
    id: randomUUID(),
    site_id: siteId,
    path: page.path,
    page_type: page.pageType,
    title: page.title,
    description: page.description,
    collection_path: page.collection ?? null,
    indexed: page.indexed ?? true,
    lock: page.lock ? JSON.stringify(page.lock) : null,
    record: page.record ? JSON.stringify(page.record) : null,
    social_asset_id: page.socialImage === undefined ? null : files.idOf(page.socialImage),
    body: JSON.stringify(page.body),
    content_hash: contentHash(page),
  };
}

function blockRows({
  siteId,
  files,
  page,
  pageId,
}: PageToStore & { readonly pageId: string }): Insertable<BlockTable>[] {
  return page.blocks.map((block) => ({
    id: block.id,
    site_id: siteId,
    page_id: pageId,
    type: block.type,
    variant: block.variant ?? null,
    settings: JSON.stringify(storedSettings(block, files)),
  }));
}

function upsert(
  transaction: Transaction<Tables>,
  rows: readonly Insertable<PageTable>[],
  key: readonly ('id' | 'site_id' | 'path')[],
) {
  return transaction
    .insertInto('page')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns([...key]).doUpdateSet(({ ref }) => ({
        path: ref('excluded.path'),
        page_type: ref('excluded.page_type'),
        title: ref('excluded.title'),
        description: ref('excluded.description'),
        collection_path: ref('excluded.collection_path'),
        indexed: ref('excluded.indexed'),
        lock: ref('excluded.lock'),
        record: ref('excluded.record'),
        social_asset_id: ref('excluded.social_asset_id'),
        body: ref('excluded.body'),
        content_hash: ref('excluded.content_hash'),
        is_kept: sql<boolean>`page.is_kept or excluded.is_kept`,
        changed_at: changedAt('page'),
      })),
    )
    .returning(['id', 'path'])
    .execute();
}
