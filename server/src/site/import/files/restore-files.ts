import { sql, type Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import { findGone } from './find-gone';
import { takeImportLock } from '../import-lock';
import { readInspected, type FoundFiles, type PictureFiles } from './picture-files';

export interface RestoreDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly pictures: PictureFiles;
  readonly videos: PictureFiles;
}

type Hashed = FoundFiles<{ readonly sha256: string }>['found'];

/** A site that matches its document. */
export interface ImportedSite {
  readonly siteId: string;
  readonly document: SiteDocument;
  /** Hashes by file name. */
  readonly hashed: Readonly<Record<'pictures' | 'videos', Hashed>>;
}

/** Restores missing bytes of a site's pictures and videos; returns messages about those that failed. */
export async function restoreFiles(deps: RestoreDeps, site: ImportedSite): Promise<readonly string[]> {
  const rows = await rowsOf(deps.db, site.siteId);
  const gone = await findGone(
    deps.objects,
    rows.map(({ key }) => key),
  );
  return gone.size === 0 ? [] : putBack(deps, site, gone);
}

const CALLED = { pictures: 'picture', videos: 'file' } as const;

interface FileRow {
  readonly folder: 'pictures' | 'videos';
  readonly name: string;
  readonly key: string;
}

async function rowsOf(db: Database | Transaction<Tables>, siteId: string): Promise<readonly FileRow[]> {
  const pictures = db
    .selectFrom('asset')
    .select([sql<FileRow['folder']>`'pictures'`.as('folder'), 'name'])
    .select(sql<string>`coalesce(original_key, object_key)`.as('key'))
    .where('site_id', '=', siteId)
    .where('source_hash', 'is', null);
  const videos = db
    .selectFrom('site_file')
    .select([sql<FileRow['folder']>`'videos'`.as('folder'), 'name', 'object_key as key'])
    .where('site_id', '=', siteId)
    .where('source_hash', 'is', null);
  return pictures.unionAll(videos).execute();
}

async function putBack(
  { db, objects, pictures, videos }: RestoreDeps,
  { siteId, document, hashed }: ImportedSite,
  gone: ReadonlySet<string>,
): Promise<readonly string[]> {
  const fileOfPicture = new Map(document.assets.map(({ name, file }) => [name, file]));
  const folders = { pictures, videos };
  return db.transaction().execute(async (transaction) => {
    // Another import may be replacing the files.
    await takeImportLock(transaction);
    const rows = (await rowsOf(transaction, siteId)).filter(({ key }) => gone.has(key));
    const messages: string[] = [];
    for (const { folder, name, key } of rows) {
      const file = folder === 'pictures' ? fileOfPicture.get(name) : name;
      const found = file === undefined ? undefined : hashed[folder].get(file);
      if (file === undefined || !found) continue;
      try {
        await objects.put(key, await readInspected(folders[folder], file, found));
      } catch (error) {
        // A missing file or a full store must not prevent the start.
        const why = error instanceof Error ? error.message : String(error);
        messages.push(`The ${CALLED[folder]} ${file} is gone and could not be put back: ${why}`);
      }
    }
    return messages;
  });
}
