import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { UPLOAD_LIMIT } from 'shared-types/admin/store/product-editor';
import pLimit from 'p-limit';
import { takeProductsLock } from '../catalogue/products-lock';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { AssetTable } from '../../platform/schema/tables/site.tables';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../directory/revision';
import { changingFiles, followChanged, noteUnclaimed, siteBytes } from '../library/change-rows';
import { pictureSlug, displayFileName } from './display-file-name';
import { keepObject, type Claimed } from './keep-object';
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

export type ReplacedPicture =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: PictureMistake | 'site-full' | 'same-file' | 'gone' };

export interface PictureUploads {
  /**
   * Stores a picture completely or not at all. If the site already has the file, the existing picture is returned, also from the
   * bin.
   */
  store(input: UploadInput): Promise<UploadedPicture>;
  /** Gives a picture other bytes: every place that shows it follows in the same transaction. Alternative text and focal point stay. */
  replace(input: UploadInput & { readonly id: string }): Promise<ReplacedPicture>;
}

export interface PictureUploadsDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
}

/** A decoded picture takes some hundred megabytes, and pages must be served meanwhile. */
const AT_ONCE = 1;
const HASH_CHARACTERS = 16;
const KEY_BYTES = 8;
const CENTRE = 0.5;

type Prepared = Extract<PreparedPicture, { readonly ok: true }>;
type AssetRow = Insertable<AssetTable> & { readonly source_hash: string };

export function createPictureUploads({ db, objects }: PictureUploadsDeps): PictureUploads {
  const atMost = pLimit(AT_ONCE);
  return {
    async store({ siteId, name, bytes }) {
      const sourceHash = hash('sha256', bytes);
      const known = await touch(db, { siteId, sourceHash });
      if (known) return { ok: true, asset: known, isNew: false };
      const prepared = await atMost(() => preparePicture(bytes));
      if (!prepared.ok) return prepared;
      const row = assetRow({ siteId, name, sourceHash, prepared });
      const key = row.object_key;
      const write = () => objects.put(key, prepared.bytes);
      return keepObject({ db, objects }, { siteId, key, write, claim: (trx) => claim(trx, row) });
    },
    async replace({ siteId, id, name, bytes }) {
      const prepared = await atMost(() => preparePicture(bytes));
      if (!prepared.ok) return prepared;
      const sourceHash = hash('sha256', bytes);
      // Another key than any before, because a former one may be noted for the clean-up job.
      const object_key = `assets/${id}-${randomBytes(KEY_BYTES).toString('hex')}`;
      const row = { ...bytesRow({ name, sourceHash, prepared }), object_key };
      return keepObject(
        { db, objects, transact: (run) => changingFiles(db, siteId, run) },
        {
          siteId,
          key: object_key,
          write: () => objects.put(object_key, prepared.bytes),
          claim: async (trx) => {
            const outcome = await exchange(trx, { siteId, id, row });
            return { outcome, isClaimed: outcome.ok };
          },
        },
      );
    },
  };
}

interface Exchange {
  readonly siteId: string;
  readonly id: string;
  readonly row: ReturnType<typeof bytesRow> & { readonly object_key: string };
}

async function exchange(trx: Transaction<Tables>, { siteId, id, row }: Exchange): Promise<ReplacedPicture> {
  const own = trx.selectFrom('asset').selectAll().where('site_id', '=', siteId);
  const before = await own.where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) return { ok: false, reason: 'gone' };
  const same = await own.where('source_hash', '=', row.source_hash).where('id', '!=', id).executeTakeFirst();
  if (same) return { ok: false, reason: 'same-file' };
  if ((await siteBytes(trx, siteId)) - before.bytes + row.bytes > UPLOAD_LIMIT.siteBytes)
    return { ok: false, reason: 'site-full' };
  await trx
    .updateTable('asset')
    .set({
      ...row,
      original_key: null,
      edit: null,
      binned_at: null,
      changed_at: new Date(),
      renditions_due_at: new Date(),
      renditions_tries: 0,
    })
    .where('id', '=', id)
    .execute();
  await noteUnclaimed(trx, siteId, [before.object_key, before.original_key]);
  await followChanged(trx, siteId, id);
  return { ok: true };
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
    .set({ unused_since: null, binned_at: null })
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
  return {
    id,
    site_id: siteId,
    name: `upload ${id}`,
    ...bytesRow({ name, sourceHash, prepared }),
    object_key: `assets/${id}-${sourceHash.slice(0, HASH_CHARACTERS)}`,
    alt: '',
    focal_x: CENTRE,
    focal_y: CENTRE,
  };
}

interface PreparedUpload {
  readonly name: string;
  readonly sourceHash: string;
  readonly prepared: Prepared;
}

/** The columns that follow from the bytes. */
function bytesRow({ name, sourceHash, prepared }: PreparedUpload) {
  return {
    file_name: `${pictureSlug(name)}-${sourceHash.slice(0, HASH_CHARACTERS)}.${prepared.extension}`,
    content_type: prepared.contentType,
    width: prepared.width,
    height: prepared.height,
    preview: prepared.preview,
    uploaded_as: displayFileName(name),
    source_hash: sourceHash,
    bytes: prepared.bytes.length,
    uploaded_at: new Date(),
  };
}

/** Creates the picture's row, unless another upload of the same file was faster or the limit is reached. */
async function claim(transaction: Transaction<Tables>, row: AssetRow): Promise<Claimed<UploadedPicture>> {
  await takeProductsLock(transaction, row.site_id);
  const known = await touch(transaction, { siteId: row.site_id, sourceHash: row.source_hash });
  if (known) return { outcome: { ok: true, asset: known, isNew: false }, isClaimed: false };
  if ((await siteBytes(transaction, row.site_id)) + Number(row.bytes) > UPLOAD_LIMIT.siteBytes)
    return { outcome: { ok: false, reason: 'site-full' }, isClaimed: false };
  const asset = await transaction.insertInto('asset').values(row).returningAll().executeTakeFirstOrThrow();
  await bumpRevision(transaction, row.site_id);
  return { outcome: { ok: true, asset, isNew: true }, isClaimed: true };
}
