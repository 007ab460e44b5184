import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { bumpRevision } from '../../../server/src/site/directory/revision';
import type { Shop } from '../browser/open/shop';

type Kind = keyof typeof BLOCK_TYPE;

/** What stands in the place of a block. */
interface PutBlock {
  readonly type?: Kind;
  readonly settings: object;
}

/** Puts another block, or other settings, in the place of the sample shop's first block of a kind. Answers with its id. */
export async function putBlock(shop: Shop, kind: Kind, put: PutBlock): Promise<string> {
  const { db, sites } = shop.server.services;
  const site = await sites.byHost('localhost');
  const { id } = await db
    .selectFrom('block')
    .select('id')
    .where('type', '=', BLOCK_TYPE[kind])
    .where('site_id', '=', site?.id ?? '')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await changeBlock(shop, id, { type: kind, ...put });
  return id;
}

/** Puts another block, or other settings, in the place of a block. */
export async function changeBlock({ server }: Shop, id: string, { type, settings }: PutBlock): Promise<void> {
  const { db, sites } = server.services;
  const { site_id } = await db
    .updateTable('block')
    .set({ ...(type && { type: BLOCK_TYPE[type] }), settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .returning('site_id')
    .executeTakeFirstOrThrow();
  await bumpRevision(db, site_id);
  sites.invalidate(site_id);
}
