import type { FileCrop, FileView } from 'shared-types/admin/files/file';
import { FILES_PARAMETER } from 'shared-types/admin/files/files';
import type { PictureEdit } from '../../platform/schema/tables/site.tables';
import { filePath } from '../../site/library/file-path';
import { detailsVersion } from '../../site/library/change-files';
import { usesOf } from '../../site/library/file-uses';
import { summarizeFiles } from '../../site/library/find-files';
import { findLibraryFile } from '../../site/library/library-row';
import { libraryView } from '../../site/library/library-view';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { isUuid } from '../../platform/is-uuid';

const DONE = ['saved', 'cropped', 'replaced'] as const;
const WHOLE: PictureEdit = { rotate: 0, crop: { left: 0, top: 0, width: 1, height: 1 } };

/** A file with all places that use it, for every account of the admin area. */
export const fileLoader = {
  name: 'admin/file/details',
  scope: 'query',
  load: async ({ services: { db }, site, page, visitor: { account }, query }): Promise<FileView | null> => {
    const id = page.params.token ?? '';
    if (!account || !mayDo(account, 'files.read') || !isUuid(id)) return null;
    const row = await findLibraryFile(db, { siteId: site.id, id });
    if (!row) return null;
    const [uses, { folders }] = await Promise.all([usesOf(db, { siteId: site.id, id }), summarizeFiles(db, site.id)]);
    const { title, alt, folder, focal_x: focalX, focal_y: focalY } = row;
    const done = DONE.find((one) => one === query.get(FILES_PARAMETER.done));
    return {
      file: libraryView(row, site),
      uses,
      folders,
      ...(row.kind === 'picture' && { crop: cropOf(row.edit ?? WHOLE) }),
      isRendered: !row.is_due,
      isEditor: mayDo(account, 'files.edit'),
      address: filePath(id),
      base: detailsVersion({ title, alt, folder, focalX, focalY }),
      ...(done && { done }),
    };
  },
  entryName: ({ file }) => file.title,
} satisfies Loader<'admin/file/details'>;

function cropOf({ rotate, crop: { left, top, width, height } }: PictureEdit): FileCrop {
  return { rotate, left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

/** With two decimals. */
function percent(part: number): number {
  return Math.round(part * 10_000) / 100;
}
