import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DOMAINS_LIMIT } from 'shared-types/admin/domains';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../directory/revision';
import type { SiteDomain } from './domain-records';

interface DomainKey {
  readonly siteId: string;
  readonly domain: string;
}

/** Nobody may guess the value of another site's TXT record: 128 bits. */
const TOKEN_BYTES = 16;

/** Domains of a site, in the order in which they were added. */
export function findDomains(db: Database | Transaction<Tables>, siteId: string): Promise<SiteDomain[]> {
  return db
    .selectFrom('site_domain')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('added_at')
    .orderBy('domain')
    .execute();
}

export async function findDomain(
  db: Database | Transaction<Tables>,
  { siteId, domain }: DomainKey,
): Promise<SiteDomain | undefined> {
  return (await findDomains(db, siteId)).find((row) => row.domain === domain);
}

/** True if another site answers at the domain. */
export async function isOfOtherSite(
  db: Database | Transaction<Tables>,
  { siteId, domain }: DomainKey,
): Promise<boolean> {
  const { rows } = await sql<{ readonly id: string }>`
    select site_id as id from site_domain where domain = ${domain} and verified_at is not null and site_id <> ${siteId}
    union all
    select id from site where ${domain} = any(hosts) and id <> ${siteId}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Two sites that verify the same domain, or both import it, take turns. */
export async function lockDomain(trx: Transaction<Tables>, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`.execute(trx);
}

export type AddOutcome = 'added' | 'known' | 'many' | 'own' | 'taken';

/** Adds a domain, to be checked at once. `own`: the site answers at it already. */
export async function addDomain(db: Database, { siteId, domain }: DomainKey): Promise<AddOutcome> {
  return db.transaction().execute(async (trx) => {
    const site = await trx
      .selectFrom('site')
      .select('hosts')
      .where('id', '=', siteId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const known = await findDomains(trx, siteId);
    if (known.some((row) => row.domain === domain)) return 'known';
    if (site.hosts.includes(domain)) return 'own';
    if (known.length >= DOMAINS_LIMIT.most) return 'many';
    if (await isOfOtherSite(trx, { siteId, domain })) return 'taken';
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    await trx.insertInto('site_domain').values({ site_id: siteId, domain, token }).execute();
    return 'added';
  });
}

/** Removes a domain; from then on the site does not answer at it. False if there is none. */
export async function removeDomain(db: Database, { siteId, domain }: DomainKey): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockSite(trx, siteId);
    const removed = await trx
      .deleteFrom('site_domain')
      .where('site_id', '=', siteId)
      .where('domain', '=', domain)
      .returning('verified_at')
      .executeTakeFirst();
    if (removed?.verified_at) await bumpRevision(trx, siteId);
    return removed !== undefined;
  });
}

/** Makes a verified domain the main address, or none with `undefined`. False if the domain is not verified. */
export async function chooseMainDomain(db: Database, siteId: string, domain: string | undefined): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockSite(trx, siteId);
    const row = domain === undefined ? undefined : await findDomain(trx, { siteId, domain });
    if (domain !== undefined && !row?.verified_at) return false;
    await trx.updateTable('site_domain').set({ is_main: false }).where('site_id', '=', siteId).execute();
    if (domain !== undefined)
      await trx
        .updateTable('site_domain')
        .set({ is_main: true })
        .where('site_id', '=', siteId)
        .where('domain', '=', domain)
        .execute();
    await bumpRevision(trx, siteId);
    return true;
  });
}

/** Before rows of domains, so that all changes of a site's domains lock in the same order. */
export async function lockSite(trx: Transaction<Tables>, siteId: string): Promise<void> {
  await trx.selectFrom('site').select('id').where('id', '=', siteId).forNoKeyUpdate().execute();
}
