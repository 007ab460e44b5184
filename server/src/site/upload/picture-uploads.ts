import { hash, randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Transaction } from 'kysely';
import { UPLOAD_LIMIT } from 'shared-types/admin/store/product-editor';
import pLimit from 'p-limit';
import { takeProductsLock } from '../catalogue/products-lock';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { AssetTable } from '../../platform/schema/tables/site.tables';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../directory/revision';
import { pictureSlug, displayFileName } from './display-file-name';
import { preparePicture, type PictureMistake, type PreparedPicture } from './prepare-picture';

export interface UploadInput {
  readonly siteId: string;
  /** Any text. */
  readonly name: string;
  readonly bytes: Buffer;
}

export type UploadedPicture =
  | { readonly ok: true; readonly asset: Selectable<AssetTable>; readonly isNew: boolean }
  | { readonly ok: false; readonly reason: PictureMistake | 'site-full' };

export interface PictureUploads {
  /** Stores a picture completely or not at all. If the site already has the file, the existing picture is returned. */
  store(input: UploadInput): Promise<UploadedPicture>;
}

export interface PictureUploadsDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
}

/** A decoded picture takes some hundred megabytes, and pages must be served meanwhile. */
const AT_ONCE = 1;
const HASH_CHARACTERS = 16;
const CENTRE = 0.5;

type Prepared = Extract<PreparedPicture, { readonly ok: true }>;
type AssetRow = Insertable<AssetTable> & { readonly source_hash: string };

/**
 * The key of new bytes is noted before they are written, and the note is deleted with the row that claims them: if the
 * process ends in between, the sweep finds the bytes.
 */
export function createPictureUploads({ db, objects }: PictureUploadsDeps): PictureUploads {
  const atMost = pLimit(AT_ONCE);
  const forget = async (key: string): Promise<void> => {
    await objects.remove(key);
    await db.deleteFrom('unclaimed_object').where('object_key', '=', key).execute();
  };
  return {
    async store({ siteId, name, bytes }) {
      const sourceHash = hash('sha256', bytes);
      const known = await touch(db, { siteId, sourceHash });
      if (known) return { ok: true, asset: known, isNew: false };
      const prepared = await atMost(() => preparePicture(bytes));
      if (!prepared.ok) return prepared;
      const row = assetRow({ siteId, name, sourceHash, prepared });
      await db.insertInto('unclaimed_object').values({ object_key: row.object_key, site_id: siteId }).execute();
      await objects.put(row.object_key, prepared.bytes);
      // If the outcome is unknown, the bytes stay, and the note leaves them to the sweep.
      const uploaded = await db.transaction().execute((transaction) => claim(transaction, row));
      if (!uploaded.ok || !uploaded.isNew) await forget(row.object_key);
      return uploaded;
    },
  };
}

interface SourceKey {
  readonly siteId: string;
  readonly sourceHash: string;
}

/** The existing picture of the same file; if it is unused, its retention period starts again. */
async function touch(
  db: Database | Transaction<Tables>,
  { siteId, sourceHash }: SourceKey,
): Promise<Selectable<AssetTable> | undefined> {
  return db
    .updateTable('asset')
    .set({ unused_since: null })
    .where('site_id', '=', siteId)
    .where('source_hash', '=', sourceHash)
    .returningAll()
    .executeTakeFirst();
}

function assetRow({
  siteId,
  name,
  sourceHash,
  prepared,
}: SourceKey & { readonly name: string; readonly prepared: Prepared }): AssetRow {
  const id = randomUUID();
  const hash = sourceHash.slice(0, HASH_CHARACTERS);
  return {
    id,
    site_id: siteId,
    name: `upload ${id}`,
    object_key: `assets/${id}-${hash}`,
    file_name: `${pictureSlug(name)}-${hash}.${prepared.extension}`,
    content_type: prepared.contentType,
    width: prepared.width,
    height: prepared.height,
    alt: '',
    focal_x: CENTRE,
    focal_y: CENTRE,
    preview: prepared.preview,
    uploaded_as: displayFileName(name),
    source_hash: sourceHash,
    bytes: prepared.bytes.length,
    uploaded_at: new Date(),
  };
}

/** Creates the picture's row, unless another upload of the same file was faster or the limit is reached. */
async function claim(transaction: Transaction<Tables>, row: AssetRow): Promise<UploadedPicture> {
  await takeProductsLock(transaction, row.site_id);
  const known = await touch(transaction, { siteId: row.site_id, sourceHash: row.source_hash });
  if (known) return { ok: true, asset: known, isNew: false };
  if ((await bytesOf(transaction, row.site_id)) + Number(row.bytes) > UPLOAD_LIMIT.siteBytes)
    return { ok: false, reason: 'site-full' };
  const note = await transaction
    .deleteFrom('unclaimed_object')
    .where('object_key', '=', row.object_key)
    .returning('object_key')
    .executeTakeFirst();
  if (!note) throw new Error('The bytes of a picture were swept before it was there. Please upload it again.');
  const asset = await transaction.insertInto('asset').values(row).returningAll().executeTakeFirstOrThrow();
  await bumpRevision(transaction, row.site_id);
  return { ok: true, asset, isNew: true };
}

async function bytesOf(transaction: Transaction<Tables>, siteId: string): Promise<number> {
  const { bytes } = await transaction
    .selectFrom('asset')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
