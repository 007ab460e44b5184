import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { bumpRevision } from '../../../server/src/site/directory/revision';
import type { Shop } from '../browser/open/shop';

type Kind = keyof typeof BLOCK_TYPE;

/** Puts another block, or other settings, in the place of the sample shop's first block of a kind. Answers with its id. */
export async function putBlock(
  { server }: Shop,
  kind: Kind,
  put: { readonly type?: Kind; readonly settings: object },
): Promise<string> {
  const { db, sites } = server.services;
  const site = await sites.byHost('localhost');
  const { id, site_id } = await db
    .selectFrom('block')
    .select(['id', 'site_id'])
    .where('type', '=', BLOCK_TYPE[kind])
    .where('site_id', '=', site?.id ?? '')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('block')
    .set({ type: BLOCK_TYPE[put.type ?? kind], settings: JSON.stringify(put.settings) })
    .where('id', '=', id)
    .execute();
  await bumpRevision(db, site_id);
  sites.invalidate(site_id);
  return id;
}
