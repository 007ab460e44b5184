import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { LIBRARY_TYPES } from 'shared-types/admin/files/file-types';
import { FILE_BYTES, FILE_LIMIT, type FileKind } from 'shared-types/admin/files/files';
import type { Config } from '../../platform/environment/config';
import type { StoredFile } from '../../platform/objects/object-store';
import type { Tables } from '../../platform/schema/tables';
import type { FileProblem, SiteFileTable } from '../../platform/schema/tables/site.tables';
import { scanFile } from '../../platform/virus-scan/scan-file';
import type { Services } from '../services';
import { displayFileName, pictureSlug } from '../upload/display-file-name';
import { fileTypeOf } from '../upload/file-type-of';
import { nameOfType } from '../upload/name-of-type';
import { keepObject, newObjectKey, type Claimed } from '../upload/keep-object';
import { changingFiles, followChanged, noteUnclaimed, siteBytes } from './change-rows';
import { findLibraryFile } from './library-row';

export interface FileToTake {
  readonly siteId: string;
  /** Any text. */
  readonly name: string;
  readonly stored: StoredFile;
  /** Empty for none. */
  readonly folder: string;
  /** The file that gets these bytes; absent for a new file. */
  readonly replacesId?: string | undefined;
}

/** A file of the library, or why there is none. */
export type TakenFile =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly problem: FileProblem; readonly error?: unknown };

export interface TakingServices extends Pick<Services, 'db' | 'objects' | 'uploads'> {
  readonly config: Pick<Config, 'virusScan'>;
}

const HASH_CHARACTERS = 16;
/** Files of digital products are there too: they are large, so copies of a store hold one of them at a time. */
const FOLDER = 'files';

/**
 * Makes a file of the library of bytes that an owner sent: its type is told by its content, it is scanned for viruses, and stored
 * completely or not at all. The same file sent again is the one that is there.
 */
export async function takeFile(services: TakingServices, file: FileToTake): Promise<TakenFile> {
  const { db, config } = services;
  const { siteId, stored, replacesId } = file;
  if (stored.bytes === 0) return refused('empty');
  const contentType = await fileTypeOf(stored.path, (type) => Object.hasOwn(LIBRARY_TYPES, type));
  const type = contentType === undefined ? undefined : LIBRARY_TYPES[contentType];
  if (contentType === undefined || !type) return refused('type');
  if (stored.bytes > FILE_BYTES[type.kind]) return refused('too-large');
  const replaced = replacesId === undefined ? undefined : await findLibraryFile(db, { siteId, id: replacesId });
  if (replacesId !== undefined && !replaced) return refused('gone');
  if (replaced && replaced.kind !== type.kind) return refused('other-kind');
  const scanned = await scanFile(config.virusScan, stored.path);
  if (scanned.kind === 'failed') return { ok: false, problem: 'unscanned', error: scanned.error };
  if (scanned.kind === 'infected') return refused('infected');
  return type.kind === 'picture' ? takePicture(services, file) : takeOther(services, file, { contentType, ...type });
}

function refused(problem: FileProblem): TakenFile {
  return { ok: false, problem };
}

async function takePicture(
  { db, uploads }: TakingServices,
  { siteId, name, stored, folder, replacesId: id }: FileToTake,
): Promise<TakenFile> {
  const bytes = await readFile(stored.path);
  if (id !== undefined) {
    const replaced = await uploads.replace({ siteId, id, name, bytes });
    return replaced.ok ? { ok: true, id } : refused(problemOf(replaced.reason));
  }
  const uploaded = await uploads.store({ siteId, name, bytes });
  if (!uploaded.ok) return refused(problemOf(uploaded.reason));
  if (uploaded.isNew && folder !== '')
    await db.updateTable('asset').set({ folder }).where('id', '=', uploaded.asset.id).execute();
  return { ok: true, id: uploaded.asset.id };
}

/** A file that begins like a picture but cannot be decoded is damaged. */
function problemOf<T extends string>(reason: T): Exclude<T, 'no-picture'> | 'broken' {
  return reason === 'no-picture' ? 'broken' : (reason as Exclude<T, 'no-picture'>);
}

interface OtherType {
  readonly contentType: string;
  readonly kind: FileKind;
  readonly extensions: readonly string[];
}

async function takeOther(services: TakingServices, file: FileToTake, type: OtherType): Promise<TakenFile> {
  const { db, objects } = services;
  const { siteId, stored, replacesId } = file;
  if (replacesId === undefined) {
    const known = await touch(services, file);
    if (known) return known;
  }
  const key = newObjectKey(FOLDER);
  return keepObject(
    { db, objects, transact: (run) => changingFiles(db, siteId, run) },
    { siteId, key, write: () => objects.putFile(key, stored), claim: (trx) => claim(trx, { file, type, key }) },
  );
}

/** The same file, which also comes back from the bin. */
async function touch({ db }: TakingServices, { siteId, stored }: FileToTake): Promise<TakenFile | undefined> {
  const known = await db
    .updateTable('site_file')
    .set({ unused_since: null, binned_at: null })
    .where('site_id', '=', siteId)
    .where('source_hash', '=', stored.sha256)
    .returning('id')
    .executeTakeFirst();
  return known && { ok: true, id: known.id };
}

interface Claim {
  readonly file: FileToTake;
  readonly type: OtherType;
  readonly key: string;
}

async function claim(trx: Transaction<Tables>, { file, type, key }: Claim): Promise<Claimed<TakenFile>> {
  const { siteId, stored, folder, replacesId } = file;
  const own = trx.selectFrom('site_file').selectAll().where('site_id', '=', siteId);
  const before = replacesId === undefined ? undefined : await own.where('id', '=', replacesId).executeTakeFirst();
  const same = await own.where('source_hash', '=', stored.sha256).executeTakeFirst();
  const unclaimed = (outcome: TakenFile): Claimed<TakenFile> => ({ outcome, isClaimed: false });
  if (replacesId !== undefined && !before) return unclaimed(refused('gone'));
  if (same && same.id !== replacesId) return unclaimed(before ? refused('same-file') : { ok: true, id: same.id });
  if ((await siteBytes(trx, siteId)) - (before?.bytes ?? 0) + stored.bytes > FILE_LIMIT.siteBytes)
    return unclaimed(refused('site-full'));
  const row = bytesRow({ file, type, key });
  if (before) {
    await exchange(trx, before, row);
    return { outcome: { ok: true, id: before.id }, isClaimed: true };
  }
  const id = randomUUID();
  await trx
    .insertInto('site_file')
    .values({ id, site_id: siteId, name: `upload ${id}`, folder, ...row })
    .execute();
  return { outcome: { ok: true, id }, isClaimed: true };
}

/** The columns that follow from the bytes. */
function bytesRow({ file: { name: sent, stored }, type: { contentType, extensions }, key }: Claim) {
  const name = nameOfType(sent, extensions, 'file');
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return {
    object_key: key,
    file_name: `${pictureSlug(name)}-${stored.sha256.slice(0, HASH_CHARACTERS)}.${extension}`,
    content_type: contentType,
    bytes: stored.bytes,
    uploaded_as: displayFileName(name),
    source_hash: stored.sha256,
    uploaded_at: new Date(),
  };
}

async function exchange(
  trx: Transaction<Tables>,
  before: Selectable<SiteFileTable>,
  row: ReturnType<typeof bytesRow>,
): Promise<void> {
  const { id, site_id: siteId } = before;
  await trx
    .updateTable('site_file')
    .set({ ...row, binned_at: null, changed_at: new Date() })
    .where('id', '=', id)
    .execute();
  await noteUnclaimed(trx, siteId, [before.object_key]);
  await followChanged(trx, siteId, id);
}
