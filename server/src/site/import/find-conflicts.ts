import { sql, type Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../platform/schema/tables';
import { lockDomain } from '../domain/site-domain.store';
import { inSlices } from '../slices/in-slices';
import type { Mistake } from './check/mistake';

/** Hosts and ids in the document that another site already has. */
export async function findConflicts(transaction: Transaction<Tables>, document: SiteDocument): Promise<Mistake[]> {
  return [...(await findTakenHosts(transaction, document)), ...(await findTakenBlocks(transaction, document))];
}

async function findTakenHosts(transaction: Transaction<Tables>, { site }: SiteDocument): Promise<Mistake[]> {
  const rows = await transaction
    .selectFrom('site')
    .select(['identifier', 'hosts'])
    .where('identifier', '!=', site.identifier)
    .where('hosts', '&&', sql<string[]>`${site.hosts}::text[]`)
    .execute();
  // A check that finds the records of another site for one of them waits.
  for (const host of site.hosts) await lockDomain(transaction, host);
  const verified = await transaction
    .selectFrom('site_domain')
    .innerJoin('site', 'site.id', 'site_domain.site_id')
    .select(['site.identifier', 'site_domain.domain'])
    .where('site.identifier', '!=', site.identifier)
    .where('site_domain.verified_at', 'is not', null)
    .where('site_domain.domain', '=', sql<string>`any(${site.hosts}::text[])`)
    .execute();
  const owners = new Map([
    ...rows.flatMap(({ identifier, hosts }) => hosts.map((host) => [host, identifier] as const)),
    ...verified.map(({ domain, identifier }) => [domain, identifier] as const),
  ]);
  return site.hosts.flatMap((host, index) => {
    const owner = owners.get(host);
    return owner === undefined
      ? []
      : [{ path: ['site', 'hosts', index], message: `${host} belongs to the site ${owner}` }];
  });
}

/** Ids of blocks in the document that another site already has. */
export async function findTakenBlocks(transaction: Transaction<Tables>, document: SiteDocument): Promise<Mistake[]> {
  const { site, pages } = document;
  const places = pages.flatMap(({ blocks }, at) =>
    blocks.map(({ id }, index) => ({ id, path: ['pages', at, 'blocks', index, 'id'] })),
  );
  const rows = await transaction
    .selectFrom('block')
    .innerJoin('site', 'site.id', 'block.site_id')
    .select(['block.id', 'site.identifier'])
    .where('site.identifier', '!=', site.identifier)
    .where('block.id', '=', sql<string>`any(${places.map(({ id }) => id)}::uuid[])`)
    .execute();
  const owners = new Map(rows.map(({ id, identifier }) => [id, identifier]));
  const taken = places.flatMap(({ id, path }) => {
    const owner = owners.get(id);
    return owner === undefined ? [] : [{ path, message: `the block ${id} belongs to the site ${owner}` }];
  });
  return inSlices(document, taken);
}
