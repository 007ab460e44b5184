import { randomUUID } from 'node:crypto';
import type { Picture } from 'shared-types/host/image';
import type { Database } from '../../../server/src/platform/schema/database';
import type { SeededSite } from './seed-site';

/** Inserts a picture's row without a file; returns its id and its view. */
export async function seedPicture(
  db: Database,
  site: SeededSite,
  alt: string,
): Promise<{ readonly id: string; readonly picture: Picture }> {
  const id = randomUUID();
  const picture = { src: `/images/${id}/picture.jpg`, width: 1200, height: 800, alt, focalPoint: { x: 0.5, y: 0.5 } };
  await db
    .insertInto('asset')
    .values({
      id,
      site_id: site.id,
      name: id,
      object_key: id,
      file_name: 'picture.jpg',
      content_type: 'image/jpeg',
      width: picture.width,
      height: picture.height,
      alt,
      focal_x: 0.5,
      focal_y: 0.5,
    })
    .execute();
  return { id, picture };
}
