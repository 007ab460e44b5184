import { hash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { PRODUCT_FILE_LIMIT } from 'shared-types/commerce/orders/download';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import type { DocumentProduct, SiteDocument } from 'shared-types/site/site-document';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { Tables } from '../../../platform/schema/tables';
import { findGone } from './find-gone';
import type { Mistake } from '../check/mistake';
import type { FoundFiles, PictureFiles } from './picture-files';

/** A name without a folder. */
const NAME = /^[^/\\\0]+$/;
const KEY_BYTES = 24;

export interface FoundFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** Inspects the files of a document's products sequentially, so that only one is in memory. */
export async function lookAtProductFiles(
  { products }: SiteDocument,
  files: PictureFiles,
): Promise<FoundFiles<FoundFile>> {
  const found = new Map<string, FoundFile>();
  const mistakes: Mistake[] = [];
  for (const [index, product] of products.entries()) {
    if (product.file === undefined) continue;
    const looked = await lookAt(product, product.file, files);
    if (typeof looked === 'string')
      mistakes.push({ path: ['products', index, 'file'], message: `${product.file} ${looked}` });
    else found.set(product.file, looked);
  }
  return { found, mistakes };
}

async function lookAt(
  { productType }: DocumentProduct,
  file: string,
  files: PictureFiles,
): Promise<FoundFile | string> {
  if (productType !== PRODUCT_TYPE.digital) return 'is for a product that is not digital';
  if (!NAME.test(file) || file === '..') return 'is no name of a file';
  const bytes = await files.read(file).catch(() => undefined);
  if (!bytes) return 'cannot be read';
  if (bytes.length === 0) return 'is empty';
  return bytes.length > PRODUCT_FILE_LIMIT.bytes
    ? 'is larger than 100 MB'
    : { sha256: hash('sha256', bytes), bytes: bytes.length };
}

export interface StoreFilesInput {
  readonly transaction: Transaction<Tables>;
  readonly siteId: string;
  /** Without products that an owner has changed. */
  readonly document: SiteDocument;
  readonly productIds: ReadonlyMap<string, string>;
  readonly objects: ObjectStore;
  readonly files: PictureFiles;
  readonly found: ReadonlyMap<string, FoundFile>;
  /** Collects the keys of new objects, which are removed if the transaction fails. */
  readonly written: string[];
}

/** Stores the files of a document's products under unguessable keys. Files with unchanged bytes keep their key. */
export async function storeProductFiles(input: StoreFilesInput): Promise<void> {
  const { transaction, siteId, document, productIds, found } = input;
  const before = await transaction
    .selectFrom('product_file')
    .select(['product_id', 'sha256', 'object_key'])
    .where('site_id', '=', siteId)
    .execute();
  const gone = await findGone(
    input.objects,
    before.map((row) => row.object_key),
  );
  const kept = new Map(before.map((row) => [row.product_id, row]));
  const without: string[] = [];
  for (const { slug, file } of document.products) {
    const productId = productIds.get(slug);
    const is = file === undefined ? undefined : found.get(file);
    if (productId === undefined) continue;
    if (file === undefined || !is) {
      without.push(productId);
      continue;
    }
    const known = kept.get(productId);
    const isThere = known?.sha256 === is.sha256 && !gone.has(known.object_key);
    await upsert(input, {
      productId,
      name: file,
      is,
      key: isThere ? known.object_key : await putFile(input, file, is),
    });
  }
  await transaction
    .deleteFrom('product_file')
    .where('product_id', '=', sql<string>`any(${without}::uuid[])`)
    .execute();
}

async function putFile(
  { objects, files, written }: StoreFilesInput,
  file: string,
  { sha256 }: FoundFile,
): Promise<string> {
  const bytes = await files.read(file);
  if (hash('sha256', bytes) !== sha256) throw new Error(`${file} changed while it was imported. Please import again.`);
  const key = `files/${randomBytes(KEY_BYTES).toString('hex')}`;
  written.push(key);
  await objects.put(key, bytes);
  return key;
}

async function upsert(
  { transaction, siteId }: StoreFilesInput,
  { productId, name, is, key }: { productId: string; name: string; is: FoundFile; key: string },
): Promise<void> {
  const row = { id: randomUUID(), name, sha256: is.sha256, bytes: is.bytes, object_key: key };
  await transaction
    .insertInto('product_file')
    .values({ product_id: productId, site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ ...row, changed_at: sql<Date>`now()` }))
    .execute();
}
