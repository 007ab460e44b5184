import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import type { BlockTable, PageTable } from '../../../platform/schema/tables/site.tables';
import type { Tables } from '../../../platform/schema/tables';
import { changedAt, contentHash } from './content-hash';
import { inChunks } from './in-chunks';
import { keepForms } from './keep-forms';
import type { StoredAssets } from './store-assets';
import type { StoredFiles } from './store-site-files';
import { storedSettings } from './stored-settings';

export interface StorePagesInput {
  readonly transaction: Transaction<Tables>;
  readonly siteId: string;
  readonly document: SiteDocument;
  readonly assets: StoredAssets;
  readonly files: Pick<StoredFiles, 'videoOf'>;
}

/** Stores pages with their blocks; a page keeps its id by path. Returns the ids by path. */
export async function storePages(input: StorePagesInput): Promise<ReadonlyMap<string, string>> {
  const { transaction, siteId, document } = input;
  const ids = new Map<string, string>();
  for (const rows of inChunks(document.pages.map((page) => pageRow(input, page)))) {
    for (const { id, path } of await upsert(transaction, rows)) ids.set(path, id);
  }
  // Blocks have their ids in the document, and may have moved to another page.
  await transaction.deleteFrom('block').where('site_id', '=', siteId).execute();
  const blocks = document.pages.flatMap((page) => blockRows(input, page, ids.get(page.path) ?? ''));
  for (const rows of inChunks(blocks)) await transaction.insertInto('block').values(rows).execute();
  await keepForms(transaction, siteId);
  return ids;
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

function pageRow({ siteId, assets }: StorePagesInput, page: DocumentPage): Insertable<PageTable> {
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
    social_asset_id: page.socialImage === undefined ? null : assets.idOf(page.socialImage),
    body: JSON.stringify(page.body),
    content_hash: contentHash(page),
  };
}

function blockRows(
  { siteId, assets, files }: StorePagesInput,
  page: DocumentPage,
  pageId: string,
): Insertable<BlockTable>[] {
  const named = { pictureOf: assets.pictureOf, videoOf: files.videoOf };
  return page.blocks.map((block) => ({
    id: block.id,
    site_id: siteId,
    page_id: pageId,
    type: block.type,
    variant: block.variant ?? null,
    settings: JSON.stringify(storedSettings(block, named)),
  }));
}

function upsert(transaction: Transaction<Tables>, rows: readonly Insertable<PageTable>[]) {
  return transaction
    .insertInto('page')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'path']).doUpdateSet(({ ref }) => ({
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
        changed_at: changedAt('page'),
      })),
    )
    .returning(['id', 'path'])
    .execute();
}
