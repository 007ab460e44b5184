import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';

/** All hosts and the revision of every site, from one query. */
export interface HostTable {
  readonly siteIdByHost: ReadonlyMap<string, string>;
  readonly siteIdByIdentifier: ReadonlyMap<string, string>;
  readonly revisionById: ReadonlyMap<string, number>;
  readonly stockRevisionById: ReadonlyMap<string, number>;
}

export async function loadHostTable(db: Database): Promise<HostTable> {
  const rows = await db
    .selectFrom('site')
    .select(['id', 'identifier', 'hosts', 'revision', 'stock_revision'])
    .select((eb) =>
      sql<string[]>`array(${eb
        .selectFrom('site_domain')
        .select('domain')
        .whereRef('site_domain.site_id', '=', 'site.id')
        .where('verified_at', 'is not', null)})`.as('domains'),
    )
    .execute();
  return {
    siteIdByHost: new Map([
      ...rows.flatMap(({ id, domains }) => domains.map((domain) => [domain, id] as const)),
      // Last, because those who run the server have imported them.
      ...rows.flatMap(({ id, hosts }) => hosts.map((host) => [host, id] as const)),
    ]),
    siteIdByIdentifier: new Map(rows.map(({ id, identifier }) => [identifier, id])),
    revisionById: new Map(rows.map(({ id, revision }) => [id, revision])),
    stockRevisionById: new Map(rows.map(({ id, stock_revision: revision }) => [id, revision])),
  };
}
