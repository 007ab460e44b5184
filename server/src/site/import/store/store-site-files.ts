import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { VideoFile } from 'shared-types/blocks/video';
import type { DocumentVideo, SiteDocument } from 'shared-types/site/site-document';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { Tables } from '../../../platform/schema/tables';
import type { SiteFileTable } from '../../../platform/schema/tables/site.tables';
import { fileAddress } from '../../file/file-address';
import { fileId } from '../../page-content/site-files';
import { findGone } from '../files/find-gone';
import { readInspected, type PictureFiles } from '../files/picture-files';
import { claimAgain, noteReplaced } from '../files/replaced-pictures';
import type { InspectedFile } from '../files/video-files';
import { inChunks } from './in-chunks';

const HASH_CHARACTERS = 16;
const UNFIT = /[^a-z0-9]+/g;

export interface StoredFiles {
  /** Keys of bytes that are unused after the transaction; the sweep also knows them. */
  readonly replaced: readonly string[];
}

export interface StoreSiteFilesInput {
  readonly transaction: Transaction<Tables>;
  readonly siteId: string;
  readonly document: SiteDocument;
  /** By file name. */
  readonly inspected: ReadonlyMap<string, InspectedFile>;
  readonly objects: ObjectStore;
  readonly files: PictureFiles;
  /** Collects the keys of new objects, which are removed if the transaction fails. */
  readonly written: string[];
  /** Names of videos that kept pages show. */
  readonly keptVideos: ReadonlySet<string>;
}

/**
 * Stores the videos of a document and their captions. A file keeps its id by name; new bytes get a new key and address, so
 * caches never serve outdated bytes.
 */
export async function storeSiteFiles(input: StoreSiteFilesInput): Promise<StoredFiles> {
  const { transaction, siteId, document, inspected, objects, files, written, keptVideos } = input;
  const stored = await transaction.selectFrom('site_file').selectAll().where('site_id', '=', siteId).execute();
  // Owners have uploaded the others, or have replaced them.
  const before = stored.filter((row) => row.source_hash === null);
  const kept = new Map(stored.filter((row) => row.source_hash !== null).map((row) => [row.name, row]));
  const idByName = new Map(before.map(({ id, name }) => [name, id]));
  const rows = new Map(
    [...inspected].map(([name, found]) => [
      name,
      kept.get(name) ?? fileRow({ name, found, siteId, id: idByName.get(name) ?? randomUUID() }),
    ]),
  );
  const keys = [...rows.values()].map((row) => row.object_key);
  await claimAgain(transaction, keys);
  const keysBefore = new Set(before.map((row) => row.object_key));
  const gone = await findGone(
    objects,
    keys.filter((key) => keysBefore.has(key)),
  );
  for (const [name, { object_key: key }] of rows) {
    if (kept.has(name) || (keysBefore.has(key) && !gone.has(key))) continue;
    written.push(key);
    await objects.put(key, await readInspected(files, name, inspectedOf(inspected, name)));
  }
  const shown = await keptFileIds(transaction, { siteId, document, keptVideos });
  await transaction
    .deleteFrom('site_file')
    .where('site_id', '=', siteId)
    .where('source_hash', 'is', null)
    .where('name', '!=', sql<string>`all(${[...rows.keys()]}::text[])`)
    .where('id', '!=', sql<string>`all(${shown}::uuid[])`)
    .execute();
  await upsert(
    transaction,
    [...rows.values()].filter(({ name }) => !kept.has(name)),
  );
  const videos = (document.videos ?? []).map((video) => ({
    name: video.name,
    file: videoFile(video, { rows, inspected }),
  }));
  await storeVideos(transaction, { siteId, videos, keptVideos });
  const isShown = (row: (typeof before)[number]) => shown.includes(row.id) && !rows.has(row.name);
  const replaced = before.filter((row) => !keys.includes(row.object_key) && !isShown(row)).map((row) => row.object_key);
  await noteReplaced(transaction, siteId, replaced);
  return { replaced };
}

/** Ids of the files of videos that the document lacks and kept pages show. */
async function keptFileIds(
  transaction: Transaction<Tables>,
  { siteId, document, keptVideos }: Pick<StoreSiteFilesInput, 'siteId' | 'document' | 'keptVideos'>,
): Promise<string[]> {
  const own = new Set((document.videos ?? []).map(({ name }) => name));
  const videos = await transaction
    .selectFrom('site_video')
    .select('file')
    .where('site_id', '=', siteId)
    .where('name', '=', sql<string>`any(${[...keptVideos].filter((name) => !own.has(name))}::text[])`)
    .execute();
  return videos.flatMap(({ file }) => [file, ...(file.captions ?? [])].flatMap((part) => fileId(part) ?? []));
}

interface VideosToStore extends Pick<StoreSiteFilesInput, 'siteId' | 'keptVideos'> {
  readonly videos: readonly { readonly name: string; readonly file: VideoFile }[];
}

async function storeVideos(
  transaction: Transaction<Tables>,
  { siteId, videos, keptVideos }: VideosToStore,
): Promise<void> {
  await transaction
    .deleteFrom('site_video')
    .where('site_id', '=', siteId)
    .where('name', '!=', sql<string>`all(${[...keptVideos]}::text[])`)
    .execute();
  for (const some of inChunks(videos))
    await transaction
      .insertInto('site_video')
      .values(some.map(({ name, file }) => ({ site_id: siteId, name, file: JSON.stringify(file) })))
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'name']).doUpdateSet(({ ref }) => ({ file: ref('excluded.file') })),
      )
      .execute();
}

interface Stored {
  readonly rows: ReadonlyMap<string, Insertable<SiteFileTable>>;
  readonly inspected: ReadonlyMap<string, InspectedFile>;
}

function videoFile({ file, captions = [] }: DocumentVideo, { rows, inspected }: Stored): VideoFile {
  const srcOf = (name: string): string => {
    const row = rows.get(name);
    if (!row) throw new Error(`${name} was not stored.`);
    return fileAddress(row);
  };
  const { width, height } = inspectedOf(inspected, file);
  return {
    src: srcOf(file),
    type: rows.get(file)?.content_type ?? inspectedOf(inspected, file).contentType,
    ...(width && height && { width, height }),
    ...(captions.length > 0 && {
      captions: captions.map(({ file: name, locale, label }) => ({ src: srcOf(name), locale, label })),
    }),
  };
}

function inspectedOf(inspected: Stored['inspected'], name: string): InspectedFile {
  const found = inspected.get(name);
  if (!found) throw new Error(`${name} was not inspected.`);
  return found;
}

function fileRow({
  name,
  found,
  siteId,
  id,
}: {
  name: string;
  found: InspectedFile;
  siteId: string;
  id: string;
}): Insertable<SiteFileTable> {
  const hash = found.sha256.slice(0, HASH_CHARACTERS);
  const stem = name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(UNFIT, '-');
  return {
    id,
    site_id: siteId,
    name,
    object_key: `videos/${id}-${hash}`,
    file_name: `${stem}-${hash}.${found.extension}`,
    content_type: found.contentType,
    bytes: found.bytes,
  };
}

async function upsert(transaction: Transaction<Tables>, rows: readonly Insertable<SiteFileTable>[]): Promise<void> {
  for (const some of inChunks(rows))
    await transaction
      .insertInto('site_file')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'name']).doUpdateSet(({ ref }) => ({
          object_key: ref('excluded.object_key'),
          file_name: ref('excluded.file_name'),
          content_type: ref('excluded.content_type'),
          bytes: ref('excluded.bytes'),
        })),
      )
      .execute();
}
