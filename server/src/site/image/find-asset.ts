import type { Selectable } from 'kysely';
import type { Database } from '../../schema/database';
import type { AssetTable } from '../../schema/site.tables';
import type { Site } from '../directory/site';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is to be known of a picture to send it. */
export type SendableAsset = Pick<Selectable<AssetTable>, 'id' | 'object_key' | 'file_name' | 'width'>;

/** A picture of this site; `undefined` where the id is another site's or nobody's. Asked of the database once a revision. */
export async function findAsset(db: Database, site: Site, id: string): Promise<SendableAsset | undefined> {
  if (!UUID.test(id) || !site.picture(id)) return undefined;
  return site.memo(`asset:${id}`, () =>
    db
      .selectFrom('asset')
      .select(['id', 'object_key', 'file_name', 'width'])
      .where('site_id', '=', site.id)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
}
