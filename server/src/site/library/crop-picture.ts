import { hash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Transaction } from 'kysely';
import type { ObjectStore } from '../../platform/objects/object-store';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { PictureEdit } from '../../platform/schema/tables/site.tables';
import { previewOf } from '../image/picture-preview';
import { keepObject } from '../upload/keep-object';
import { changingFiles, followChanged, noteUnclaimed } from './change-rows';
import { areaOf } from './crop-area';

const KEY_BYTES = 8;
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' };
const PNG = { compressionLevel: 7 };
/** What an address adds to a name, so that it changes with the content. */
const HASH_AT_END = /-[0-9a-f]{16}$/;

export interface CropInput {
  readonly siteId: string;
  readonly id: string;
  /** Undefined shows the original again. */
  readonly edit: PictureEdit | undefined;
}

/** True if the picture is cropped; false if it is gone. */
export type Cropped = boolean;

interface CropDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
}

/**
 * Shows another part of a picture, or turns it. The original stays, so any crop can be undone; what visitors see is made of it, and
 * every place follows in one transaction.
 */
export async function cropPicture(deps: CropDeps, { siteId, id, edit }: CropInput): Promise<Cropped> {
  const { db, objects } = deps;
  const asset = await db
    .selectFrom('asset')
    .select(['object_key', 'original_key', 'content_type'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  const originalKey = asset && (asset.original_key ?? asset.object_key);
  const original = originalKey === undefined ? undefined : await objects.get(originalKey);
  if (!asset || originalKey === undefined || !original) return false;
  const made = await makeEdit(original, edit, asset.content_type);
  const key = edit ? `assets/${id}-${randomBytes(KEY_BYTES).toString('hex')}` : originalKey;
  const crop = (trx: Transaction<Tables>) => claim(trx, { siteId, id, edit, originalKey, key, made });
  if (!edit) return changingFiles(db, siteId, crop);
  return keepObject(
    { db, objects, transact: (run) => changingFiles(db, siteId, run) },
    {
      siteId,
      key,
      write: () => objects.put(key, made.bytes),
      claim: async (trx) => {
        const outcome = await crop(trx);
        return { outcome, isClaimed: outcome };
      },
    },
  );
}

interface Made {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly preview: string | null;
}

async function makeEdit(original: Buffer, edit: PictureEdit | undefined, contentType: string): Promise<Made> {
  const { width, height } = await sharp(original).metadata();
  if (!edit) return { bytes: original, width, height, preview: await previewOf(original) };
  const isTurned = edit.rotate === 90 || edit.rotate === 270;
  const area = areaOf(edit, isTurned ? { width: height, height: width } : { width, height });
  // Extracted from the turned bytes, because sharp would extract first.
  const turned = edit.rotate === 0 ? original : await sharp(original).rotate(edit.rotate).toBuffer();
  const cropped = sharp(turned).extract(area);
  const { data, info } = await (contentType === 'image/jpeg' ? cropped.jpeg(JPEG) : cropped.png(PNG)).toBuffer({
    resolveWithObject: true,
  });
  return { bytes: data, width: info.width, height: info.height, preview: await previewOf(data) };
}

interface Claim extends CropInput {
  readonly originalKey: string;
  readonly key: string;
  readonly made: Made;
}

async function claim(trx: Transaction<Tables>, { siteId, id, edit, originalKey, key, made }: Claim): Promise<Cropped> {
  const before = await trx
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // It was replaced or deleted meanwhile.
  if (!before || (before.original_key ?? before.object_key) !== originalKey) return false;
  const dot = before.file_name.lastIndexOf('.');
  const [stem, extension] = [before.file_name.slice(0, dot).replace(HASH_AT_END, ''), before.file_name.slice(dot)];
  await trx
    .updateTable('asset')
    .set({
      object_key: key,
      original_key: edit ? originalKey : null,
      edit: edit ? JSON.stringify(edit) : null,
      file_name: `${stem}-${hash('sha256', made.bytes).slice(0, 2 * KEY_BYTES)}${extension}`,
      width: made.width,
      height: made.height,
      preview: made.preview,
      changed_at: new Date(),
      renditions_due_at: new Date(),
      renditions_tries: 0,
    })
    .where('id', '=', id)
    .execute();
  if (before.object_key !== key && before.object_key !== originalKey)
    await noteUnclaimed(trx, siteId, [before.object_key]);
  await followChanged(trx, siteId, id);
  return true;
}
