import { sql } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { ObjectStore } from '../../../platform/objects/object-store';
import type { Database } from '../../../platform/schema/database';
import { findGone } from './find-gone';
import { takeImportLock } from '../import-lock';
import { readInspected, type FoundFiles, type PictureFiles } from './picture-files';

export interface RestoreDeps {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly pictures: PictureFiles;
}

/** A site that matches its document. */
export interface ImportedSite {
  readonly siteId: string;
  readonly document: SiteDocument;
  /** Hashes of the pictures by file name. */
  readonly hashed: FoundFiles<{ readonly sha256: string }>['found'];
}

/** Restores missing bytes of a site's pictures; returns messages about those that failed. */
export async function restorePictures(deps: RestoreDeps, site: ImportedSite): Promise<readonly string[]> {
  const { db, objects } = deps;
  const rows = await db
    .selectFrom('asset')
    .select('object_key')
    .where('site_id', '=', site.siteId)
    .where('source_hash', 'is', null)
    .execute();
  const gone = await findGone(
    objects,
    rows.map((row) => row.object_key),
  );
  return gone.size === 0 ? [] : putBack(deps, site, [...gone]);
}

async function putBack(
  { db, objects, pictures }: RestoreDeps,
  { siteId, document, hashed }: ImportedSite,
  gone: readonly string[],
): Promise<readonly string[]> {
  const files = new Map(document.assets.map(({ name, file }) => [name, file]));
  return db.transaction().execute(async (transaction) => {
    // Another import may be replacing the pictures.
    await takeImportLock(transaction);
    const rows = await transaction
      .selectFrom('asset')
      .select(['name', 'object_key'])
      .where('site_id', '=', siteId)
      .where('object_key', '=', sql<string>`any(${gone}::text[])`)
      .execute();
    const messages: string[] = [];
    for (const { name, object_key: key } of rows) {
      const file = files.get(name);
      const found = file === undefined ? undefined : hashed.get(file);
      if (file === undefined || !found) continue;
      try {
        await objects.put(key, await readInspected(pictures, file, found));
      } catch (error) {
        // A missing picture or a full store must not prevent the start.
        const why = error instanceof Error ? error.message : String(error);
        messages.push(`The picture ${file} is gone and could not be put back: ${why}`);
      }
    }
    return messages;
  });
}
