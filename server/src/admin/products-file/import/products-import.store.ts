import { sql, type Kysely } from 'kysely';
import type { CheckedFile, FailedProduct, ImportProgress } from 'shared-types/admin/store/products-file';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import type { ImportItem } from './import-item';

/** An import belongs to the account that has sent the file. */
export interface ImportOwner {
  readonly siteId: string;
  readonly accountId: string;
}

export interface StoredImport extends CheckedFile {
  readonly id: string;
  readonly fileName: string;
  readonly createdAt: Date;
}

const [DAYS_KEPT, FAILED_SHOWN, BATCH] = [7, 100, 100];

/** Stores a checked file in place of the account's former one, and removes those that nobody has needed for a week. */
export async function storeImport(
  db: Database,
  { siteId, accountId }: ImportOwner,
  { items, ...checked }: Omit<StoredImport, 'createdAt'> & { readonly items: readonly ImportItem[] },
): Promise<void> {
  const { id, fileName, ...view } = checked;
  await db.transaction().execute(async (transaction) => {
    const old = transaction.deleteFrom('product_import').where('site_id', '=', siteId);
    await old
      .where(({ or, eb }) =>
        or([
          eb('account_id', '=', accountId),
          eb('created_at', '<', sql<Date>`now() - make_interval(days => ${DAYS_KEPT})`),
        ]),
      )
      .execute();
    await transaction
      .insertInto('product_import')
      .values({ id, site_id: siteId, account_id: accountId, file_name: fileName, checked: JSON.stringify(view) })
      .execute();
    for (let from = 0; from < items.length; from += BATCH) {
      const rows = items.slice(from, from + BATCH).map((item) => ({
        import_id: id,
        number: item.number,
        product_id: item.productId,
        is_new: item.isNew,
        line: item.line,
        title: item.title,
        fields: JSON.stringify(item.fields),
        base: item.base,
      }));
      await transaction.insertInto('product_import_item').values(rows).execute();
    }
  });
}

/** The account's import; with an id, only if it is that one. */
export async function findImport(
  db: Database,
  { siteId, accountId }: ImportOwner,
  id?: string,
): Promise<StoredImport | undefined> {
  const row = await db
    .selectFrom('product_import')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return row && { id: row.id, fileName: row.file_name, createdAt: row.created_at, ...row.checked };
}

export async function removeImport(db: Database, { siteId, accountId }: ImportOwner, id: string): Promise<void> {
  const imports = db.deleteFrom('product_import').where('site_id', '=', siteId).where('account_id', '=', accountId);
  await imports.where('id', '=', id).execute();
}

/** The first product of an import that was not saved yet. */
export async function nextItem(db: Kysely<Tables>, importId: string): Promise<ImportItem | undefined> {
  const row = await db
    .selectFrom('product_import_item')
    .selectAll()
    .where('import_id', '=', importId)
    .where('outcome', 'is', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      number: row.number,
      productId: row.product_id,
      isNew: row.is_new,
      line: row.line,
      title: row.title,
      fields: row.fields,
      base: row.base,
    }
  );
}

/** Records that a product was saved, or why not. */
export async function endItem(
  db: Database,
  { importId, number, reason }: { readonly importId: string; readonly number: number; readonly reason?: string },
): Promise<void> {
  const outcome = reason === undefined ? { outcome: 'saved' as const } : { outcome: 'failed' as const, reason };
  // The fields are no longer needed.
  await db
    .updateTable('product_import_item')
    .set({ ...outcome, fields: '{}' })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .where('outcome', 'is', null)
    .execute();
}

export async function progressOf(db: Database, importId: string): Promise<ImportProgress> {
  const { products, done, failed } = await db
    .selectFrom('product_import_item')
    .select(({ fn }) => [
      fn.countAll<number>().as('products'),
      fn.count<number>('outcome').as('done'),
      fn.countAll<number>().filterWhere('outcome', '=', 'failed').as('failed'),
    ])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return { products: Number(products), done: Number(done), failed: Number(failed) };
}

/** The first products that could not be saved. */
export async function failedItems(db: Database, importId: string): Promise<FailedProduct[]> {
  const rows = await db
    .selectFrom('product_import_item')
    .select(['line', 'title', 'reason'])
    .where('import_id', '=', importId)
    .where('outcome', '=', 'failed')
    .orderBy('number')
    .limit(FAILED_SHOWN)
    .execute();
  return rows.map(({ line, title, reason }) => ({ line, title, reason: reason ?? '' }));
}
