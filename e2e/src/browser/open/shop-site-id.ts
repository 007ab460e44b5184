import type { Shop } from './shop';

/** Id of the sample shop's site. */
export async function shopSiteId({ server }: Pick<Shop, 'server'>): Promise<string> {
  const sites = server.services.db.selectFrom('site').select('id').where('identifier', '=', 'fern-and-kiln');
  return (await sites.executeTakeFirstOrThrow()).id;
}
