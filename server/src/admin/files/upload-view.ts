import type { FileUpload } from 'shared-types/admin/files/files';
import type { Database } from '../../platform/schema/database';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import type { StoredUpload } from '../../site/library/file-upload.store';
import { findLibraryFile } from '../../site/library/library-row';
import { libraryView } from '../../site/library/library-view';
import { mayRetry, problemText } from './file-problem';

/** How far an upload is, in words of the site's language. */
export async function uploadView(db: Database, site: Site, upload: StoredUpload): Promise<FileUpload> {
  const { id, state, received, name, problem, file_id: fileId } = upload;
  const row = fileId === null ? undefined : await findLibraryFile(db, { siteId: site.id, id: fileId });
  return {
    id,
    state,
    received,
    ...(problem === null
      ? {}
      : { message: problemText(problem, { name, language: languageOf(site) }), mayRetry: mayRetry(problem) }),
    ...(row && { file: libraryView(row, site) }),
  };
}
