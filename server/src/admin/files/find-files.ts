import { sql } from 'kysely';
import { filePath } from '../../site/library/file-path';
import { foundRows, hasTyped } from '../search/found-rows';
import type { Finder } from '../search/finder';

interface FileRow {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
}

const TITLE = sql`coalesce(title, uploaded_as, name)`;

/** Files of the library by name and alternative text, in the order of their names. */
export const filesFinder: Finder = {
  kind: 'files',
  needs: 'files.read',
  find: (input) =>
    foundRows<FileRow>(input, {
      matching: sql`
        select id, lower(${TITLE}) as place from asset
          where binned_at is null and ${hasTyped(sql`entry_vector(site_id, ${TITLE} || ' ' || alt)`, input)}
        union all
        select id, lower(${TITLE}) from site_file
          where binned_at is null and ${hasTyped(sql`entry_vector(site_id, ${TITLE})`, input)}`,
      order: sql`asc`,
      shown: sql`found.id, coalesce(asset.title, asset.uploaded_as, asset.name, file.title, file.uploaded_as, file.name) as title,
        coalesce(asset.folder, file.folder) as folder
        from found left join asset on asset.id = found.id left join site_file as file on file.id = found.id`,
      entryOf: ({ id, title, folder }) => ({
        path: filePath(id),
        title,
        ...(folder && { note: folder }),
      }),
    }),
};
