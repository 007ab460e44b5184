import { FILES_PER_PAGE, type FilesPage } from 'shared-types/admin/files/files';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { findFiles } from '../../site/library/find-files';
import { libraryView } from '../../site/library/library-view';
import { filesCursorIn, filesQueryIn } from './files-query';

/** A page of the library, as an address asks for it. */
export async function filesPage(db: Database, site: Site, query: URLSearchParams): Promise<FilesPage> {
  const wanted = filesQueryIn(query);
  const cursor = filesCursorIn(query);
  const found = await findFiles(db, { siteId: site.id, query: wanted, cursor, most: FILES_PER_PAGE });
  const files = found.rows.map((row) => libraryView(row, site));
  const [first, last] = [files[0], files.at(-1)];
  return {
    ...wanted,
    files,
    count: found.count,
    ...(found.hasAfter && last ? { after: last.id } : {}),
    ...(found.hasBefore && first ? { before: first.id } : {}),
  };
}
