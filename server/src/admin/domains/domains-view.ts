import type { DomainStatus, DomainsView, DomainView, SiteAddress } from 'shared-types/admin/domains';
import type { Database } from '../../platform/schema/database';
import { timeText, type TimeStyle } from '../../platform/time-text';
import type { Site } from '../../site/directory/site';
import { targetOf } from '../../site/domain/check-domain';
import { shownDomain } from '../../site/domain/domain-name';
import { recordsOf, type SiteDomain } from '../../site/domain/domain-records';
import { isReady, LOST_MS } from '../../site/domain/next-state';
import { findDomains } from '../../site/domain/site-domain.store';

type ShownSite = Pick<Site, 'id' | 'identifier' | 'hosts' | 'locale' | 'timeZone'>;

/** What the page of domains shows. */
export async function domainsView(db: Database, site: ShownSite, appDomain: string): Promise<DomainsView> {
  const rows = await findDomains(db, site.id);
  const own = new Set(rows.map(({ domain }) => domain));
  const target = targetOf(site, appDomain);
  const imported = site.hosts.filter((host) => !own.has(host) && host !== target);
  const addresses: SiteAddress[] = [
    { host: target, kind: 'platform' },
    ...imported.map((host) => ({ host, kind: 'imported' }) as const),
  ];
  const domains = rows.map((row) => domainView(row, { target, style: site }));
  return { addresses, mainHost: site.hosts[0] ?? target, domains };
}

interface ViewParts {
  readonly target: string;
  readonly style: TimeStyle;
}

function domainView(row: SiteDomain, { target, style }: ViewParts): DomainView {
  const now = new Date(Date.now());
  const { certificate_state: state, certificate_until: until } = row;
  return {
    domain: row.domain,
    name: shownDomain(row.domain),
    status: statusOf(row),
    records: recordsOf(row, target),
    isVerified: row.verified_at !== null,
    isMain: row.is_main,
    isReady: isReady(row, now),
    isSilent: row.is_silent,
    ...(row.checked_at && { checkedText: timeText(row.checked_at, style) }),
    ...(row.lost_since && { endsText: timeText(new Date(row.lost_since.getTime() + LOST_MS), style) }),
    ...(state && { certificate: { state, ...(until && { untilText: timeText(until, style) }) } }),
  };
}

function statusOf(row: SiteDomain): DomainStatus {
  if (row.ended_at) return 'ended';
  if (row.is_taken) return 'taken';
  if (!row.checked_at) return 'new';
  if (row.lost_since) return 'leaving';
  if (row.txt_state !== 'right' || row.address_state !== 'right') return 'waiting';
  return row.certificate_state === 'valid' ? 'secured' : 'connected';
}
