import type { Selectable } from 'kysely';
import type { Picture } from 'shared-types/host/image';
import type { AssetTable } from '../../platform/schema/tables/site.tables';

type PictureRow = Pick<Selectable<AssetTable>, 'id' | 'file_name' | 'width' | 'height' | 'alt' | 'focal_x' | 'focal_y'>;

/** A stored picture as views need it. The file name changes with the content, so browsers may cache it forever. */
export function pictureOf(asset: PictureRow): Picture {
  return {
    src: `/images/${asset.id}/${asset.file_name}`,
    width: asset.width,
    height: asset.height,
    alt: asset.alt,
    focalPoint: { x: asset.focal_x, y: asset.focal_y },
  };
}

/** The same with its preview, for the settings of a block. */
export function pictureWithPreview(asset: PictureRow & { readonly preview?: string | null | undefined }): Picture {
  return { ...pictureOf(asset), ...(asset.preview && { preview: asset.preview }) };
}
