import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { PRODUCT_FILE_LIMIT } from 'shared-types/commerce/orders/download';
import { takeProductsLock } from '../../../site/catalogue/products-lock';
import type { Services } from '../../../site/services';
import type { StoredFile } from '../../../platform/objects/object-store';
import type { Tables } from '../../../platform/schema/tables';
import { bumpRevision } from '../../../site/directory/revision';
import type { SignedInAccount } from '../../../site/session/signed-in-account';

/** A file that buyers are to download. */
export interface NewProductFile {
  readonly name: string;
  readonly stored: StoredFile;
}

/** A change of a product's file. */
export interface FileChange {
  readonly siteId: string;
  readonly productId: string;
  /** The id of the file that was seen; empty where there was none. */
  readonly seen: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** Absent where it is taken away. */
  readonly file?: NewProductFile;
}

/** How that ended: `changed` where somebody else was faster, `full` where the site has too much, `gone` where there is no such product. */
export type FileOutcome = 'done' | 'changed' | 'full' | 'gone';

const KEY_BYTES = 24;

/** The key of a new file: nobody can guess it, and nothing serves it but a signed link. */
export function newFileKey(): string {
  return `files/${randomBytes(KEY_BYTES).toString('hex')}`;
}

/**
 * Gives a product its file, another one, or none. Where bytes are written is noted before they are, and the note goes with the row
 * that claims them; those of before are noted by the database. Whatever ends in between, the sweep finds bytes that nothing claims.
 */
export async function changeProductFile(
  { db, objects }: Pick<Services, 'db' | 'objects'>,
  wanted: FileChange,
): Promise<FileOutcome> {
  const key = newFileKey();
  const { siteId, file } = wanted;
  const obstacle = await obstacleTo(db, wanted);
  if (obstacle) return obstacle;
  if (file) {
    await db.insertInto('unclaimed_object').values({ object_key: key, site_id: siteId }).execute();
    await objects.putFile(key, file.stored);
  }
  return db.transaction().execute((trx) => change(trx, wanted, key));
}

async function change(trx: Transaction<Tables>, wanted: FileChange, key: string): Promise<FileOutcome> {
  const { siteId, productId, file } = wanted;
  await takeProductsLock(trx, siteId);
  const obstacle = await obstacleTo(trx, wanted);
  if (obstacle) return obstacle;
  if (file && (await isFull(trx, wanted, file))) return 'full';
  if (file) await claim(trx, wanted, { file, key });
  else await trx.deleteFrom('product_file').where('product_id', '=', productId).execute();
  // From now on the product is its owner's, and no import changes it.
  await trx.updateTable('product').set({ is_kept: true }).where('id', '=', productId).execute();
  await bumpRevision(trx, siteId);
  return 'done';
}

/** Why the change cannot be made, without what only counts together with the file. */
async function obstacleTo(
  db: Kysely<Tables>,
  { siteId, productId, seen }: FileChange,
): Promise<'gone' | 'changed' | undefined> {
  const product = await db
    .selectFrom('product')
    .leftJoin('product_file', 'product_file.product_id', 'product.id')
    .select('product_file.id as fileId')
    .where('product.id', '=', productId)
    .where('product.site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!product) return 'gone';
  return (product.fileId ?? '') === seen ? undefined : 'changed';
}

async function isFull(
  trx: Transaction<Tables>,
  { siteId, productId }: FileChange,
  { stored }: NewProductFile,
): Promise<boolean> {
  const { sum } = await trx
    .selectFrom('product_file')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('sum'))
    .where('site_id', '=', siteId)
    .where('product_id', '<>', productId)
    .executeTakeFirstOrThrow();
  return Number(sum) + stored.bytes > PRODUCT_FILE_LIMIT.siteBytes;
}

/** Earlier buyers get the new file; their remaining downloads and days do not change. */
async function claim(
  trx: Transaction<Tables>,
  { siteId, productId }: FileChange,
  { file: { name, stored }, key }: { readonly file: NewProductFile; readonly key: string },
): Promise<void> {
  const row = { id: randomUUID(), name, sha256: stored.sha256, bytes: stored.bytes, object_key: key };
  await trx
    .insertInto('product_file')
    .values({ product_id: productId, site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ ...row, changed_at: sql<Date>`now()` }))
    .execute();
  await trx.deleteFrom('unclaimed_object').where('object_key', '=', key).execute();
}
