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
    .execute();
  return {
    siteIdByHost: new Map(rows.flatMap(({ id, hosts }) => hosts.map((host) => [host, id] as const))),
    siteIdByIdentifier: new Map(rows.map(({ id, identifier }) => [identifier, id])),
    revisionById: new Map(rows.map(({ id, revision }) => [id, revision])),
    stockRevisionById: new Map(rows.map(({ id, stock_revision: revision }) => [id, revision])),
  };
}
