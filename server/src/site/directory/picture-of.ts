import type { Selectable } from 'kysely';
import type { Picture } from 'shared-types/host/image';
import type { AssetTable } from '../../platform/schema/tables/site.tables';

/** A stored picture as views need it. The file name changes with the content, so browsers may cache it forever. */
export function pictureOf(
  asset: Pick<Selectable<AssetTable>, 'id' | 'file_name' | 'width' | 'height' | 'alt' | 'focal_x' | 'focal_y'>,
): Picture {
  return {
    src: `/images/${asset.id}/${asset.file_name}`,
    width: asset.width,
    height: asset.height,
    alt: asset.alt,
    focalPoint: { x: asset.focal_x, y: asset.focal_y },
  };
}
