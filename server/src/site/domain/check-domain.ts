import type { Config } from '../../platform/environment/config';
import type { Database } from '../../platform/schema/database';
import { bumpRevision } from '../directory/revision';
import type { Site } from '../directory/site';
import type { SiteDirectory } from '../directory/site-directory';
import type { SiteDomain } from './domain-records';
import { lookAtCertificate } from './look-at-certificate';
import { lookUp } from './look-up';
import { isReady, nextState, type FoundDomain } from './next-state';
import { findDomain, isOfOtherSite, lockDomain, lockSite } from './site-domain.store';
import { queueDomainEnded } from './queue-domain-ended';

export interface DomainServices {
  readonly db: Database;
  readonly config: Pick<Config, 'appDomain' | 'certificatePort' | 'dnsServers' | 'outgoing'>;
  readonly sites: Pick<SiteDirectory, 'byId' | 'invalidate'>;
}

/** The site's name on the product host, to which its domains lead. */
export function targetOf({ identifier }: { readonly identifier: string }, appDomain: string): string {
  return `${identifier}.${appDomain}`;
}

/** Checks records and certificate of a domain, and stores what was found. A domain removed meanwhile stays removed. */
export async function checkDomain(services: DomainServices, row: SiteDomain): Promise<void> {
  const { config, sites } = services;
  const site = await sites.byId(row.site_id);
  if (!site) return;
  const target = targetOf(site, config.appDomain);
  const records = await lookUp({ domain: row.domain, token: row.token, target }, config);
  const leadsHere = (records.address?.state ?? row.address_state) === 'right';
  const found = leadsHere ? { ...records, certificate: await lookAtCertificate(row.domain, config) } : records;
  if (await store(services.db, { row, found, site, target })) sites.invalidate(row.site_id);
}

interface Checked {
  readonly row: SiteDomain;
  readonly found: FoundDomain;
  readonly site: Site;
  readonly target: string;
}

/** True if visitors notice. */
function store(db: Database, { row: checked, found, site, target }: Checked): Promise<boolean> {
  const { domain } = checked;
  const key = { siteId: site.id, domain };
  return db.transaction().execute(async (trx) => {
    await lockDomain(trx, domain);
    await lockSite(trx, site.id);
    const row = await findDomain(trx, key);
    if (row?.token !== checked.token) return false;
    const now = new Date(Date.now());
    const next = nextState(row, found, { now, isTaken: await isOfOtherSite(trx, key) });
    await trx
      .updateTable('site_domain')
      .set(next)
      .where('site_id', '=', site.id)
      .where('domain', '=', domain)
      .execute();
    const after: SiteDomain = { ...row, ...next };
    if (row.verified_at && !after.verified_at) await queueDomainEnded(trx, { site, domain, target });
    const isNoticed = servedAs(row, now) !== servedAs(after, now);
    if (isNoticed) await bumpRevision(trx, site.id);
    return isNoticed;
  });
}

/** What visitors notice of a domain. */
function servedAs(row: SiteDomain, now: Date): string {
  const until = row.is_main && isReady(row, now) ? row.certificate_until : null;
  return JSON.stringify([row.verified_at !== null, row.is_main, until]);
}
