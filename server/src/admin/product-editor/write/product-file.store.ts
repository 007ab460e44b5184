import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { PRODUCT_FILE_LIMIT } from 'shared-types/commerce/orders/download';
import { takeProductsLock } from '../../../site/catalogue/products-lock';
import type { Services } from '../../../site/services';
import type { StoredFile } from '../../../platform/objects/object-store';
import type { Tables } from '../../../platform/schema/tables';
import { bumpRevision } from '../../../site/directory/revision';
import type { SignedInAccount } from '../../../site/session/signed-in-account';

export interface NewProductFile {
  readonly name: string;
  readonly stored: StoredFile;
}

export interface FileChange {
  readonly siteId: string;
  readonly productId: string;
  /** The id of the file that the form showed; empty if there was none. */
  readonly seen: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  /** Absent to remove the file. */
  readonly file?: NewProductFile;
}

/** `changed` if somebody else was faster, `full` without room, `gone` without the product. */
export type FileOutcome = 'done' | 'changed' | 'full' | 'gone';

const KEY_BYTES = 24;

/** An unguessable key of a new file, which only signed links serve. */
export function newFileKey(): string {
  return `files/${randomBytes(KEY_BYTES).toString('hex')}`;
}

/**
 * Adds, replaces or removes a product's file. Objects are recorded before they are written and when they are replaced,
 * so that the sweep finds unused ones after any crash.
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
  // Imports no longer change the product.
  await trx.updateTable('product').set({ is_kept: true }).where('id', '=', productId).execute();
  await bumpRevision(trx, siteId);
  return 'done';
}

/** Why the change is refused, except for limits that depend on the file. */
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
