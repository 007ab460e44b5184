import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from '../../platform/objects/object-store';
import type { FieldDefinition } from '../../site/form/field-definition';
import type { Services } from '../../site/services';
import { checkFile, type FileRefusal } from './check-file';
import { keepFile } from './keep-file';
import { nameOfType } from './name-of-type';
import { removeUpload, type Upload } from './upload.store';

type CompletionServices = Pick<Services, 'config' | 'db' | 'objects'>;

export interface UploadToComplete {
  readonly upload: Upload;
  readonly field: FieldDefinition;
  /** Name of a file without one. */
  readonly nameless: string;
}

/** Only the server's user may read it. */
const OWNER_ONLY = 0o600;

/** Folder of the files that are being checked. */
export function incomingFolder({ dataDir }: Pick<Services['config'], 'dataDir'>): string {
  return join(dataDir, 'incoming');
}

/**
 * Joins the pieces of an upload, and stores the file if it can be sent; else returns why not. A refused file is deleted, unless it
 * could not be scanned.
 */
export async function completeUpload(
  services: CompletionServices,
  { upload, field, nameless }: UploadToComplete,
): Promise<FileRefusal | undefined> {
  const folder = incomingFolder(services.config);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    const stored = await joinPieces(services, upload, path);
    // Another request has completed it.
    if (!stored) return undefined;
    const checked = await checkFile(services.config, path, field);
    if (checked.ok) {
      const name = nameOfType(upload.name, checked.contentType, nameless);
      await keepFile(services, { upload, stored, contentType: checked.contentType, name });
      return undefined;
    }
    if (checked.reason !== 'unscanned') {
      const { id, site_id: siteId, form_id: formId, key } = upload;
      await removeUpload(services.db, { siteId, formId, key }, id);
    }
    return checked;
  } finally {
    await rm(path, { force: true });
  }
}

async function joinPieces(
  { db, objects }: CompletionServices,
  upload: Upload,
  path: string,
): Promise<StoredFile | undefined> {
  const pieces = await db
    .selectFrom('form_upload_piece')
    .select(['object_key as key', 'starts_at as startsAt'])
    .where('upload_id', '=', upload.id)
    .orderBy('starts_at')
    .execute();
  if (pieces.length === 0) return undefined;
  const sha256 = createHash('sha256');
  let bytes = 0;
  const joined = async function* () {
    for (const { key, startsAt } of pieces) {
      const piece = startsAt === bytes ? await objects.get(key) : undefined;
      if (!piece) throw new Error(`The piece ${key} of an upload is missing.`);
      bytes += piece.length;
      sha256.update(piece);
      yield piece;
    }
  };
  await pipeline(joined, createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY }));
  if (bytes !== upload.bytes) throw new Error(`An upload of ${upload.bytes} bytes has pieces of ${bytes}.`);
  return { path, bytes, sha256: sha256.digest('hex') };
}
