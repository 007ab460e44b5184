import type { Selectable } from 'kysely';
import type { PictureChoice } from 'shared-types/admin/store/product-editor';
import type { AssetTable } from '../../platform/schema/tables/site.tables';
import { pictureOf } from '../../site/directory/picture-of';

export function pictureChoice(row: Selectable<AssetTable>): PictureChoice {
  const isUploaded = row.source_hash !== null;
  return {
    id: row.id,
    name: row.alt || row.uploaded_as || row.name,
    picture: pictureOf(row),
    ...(isUploaded ? { isUploaded } : {}),
  };
}
