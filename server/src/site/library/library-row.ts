import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FileKind } from 'shared-types/admin/files/files';
import type { Tables } from '../../platform/schema/tables';
import type { PictureEdit } from '../../platform/schema/tables/site.tables';

/** A file of a site's library, whichever table it is in. */
export interface LibraryRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly kind: FileKind;
  readonly content_type: string;
  readonly file_name: string;
  readonly bytes: number;
  readonly folder: string;
  readonly alt: string;
  readonly uploaded_at: Date | null;
  readonly binned_at: Date | null;
  /** The following columns are null or neutral for files other than pictures. */
  readonly width: number;
  readonly height: number;
  readonly focal_x: number;
  readonly focal_y: number;
  readonly preview: string | null;
  readonly edit: PictureEdit | null;
  /** True while renditions of the picture are due. */
  readonly is_due: boolean;
}

/** SQL: all files of a site, pictures and others, as one table. */
export function libraryOf(siteId: string): RawBuilder<LibraryRow> {
  return sql<LibraryRow>`(
    select id, name, coalesce(title, uploaded_as, name) as title, 'picture' as kind, content_type, file_name, bytes, folder, alt,
      uploaded_at, binned_at, width, height, focal_x, focal_y, preview, edit, renditions_due_at is not null as is_due
    from asset where site_id = ${siteId}
    union all
    select id, name, coalesce(title, uploaded_as, name), case
        when content_type like 'video/%' then 'video' when content_type like 'audio/%' then 'sound' else 'document' end,
      content_type, file_name, bytes, folder, '', uploaded_at, binned_at, 0, 0, 0.5, 0.5, null, null, false
    from site_file where site_id = ${siteId}
  )`;
}

export async function findLibraryFile(
  db: Kysely<Tables>,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<LibraryRow | undefined> {
  const { rows } = await sql<LibraryRow>`select * from ${libraryOf(siteId)} as file where id = ${id}`.execute(db);
  return rows[0];
}
