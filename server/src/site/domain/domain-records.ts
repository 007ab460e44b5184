import type { Selectable } from 'kysely';
import type { DomainRecord } from 'shared-types/admin/domains';
import type { SiteDomainTable } from '../../platform/schema/tables/domain.tables';
import { registeredDomain } from './domain-name';

/** A domain as it is stored. */
export type SiteDomain = Selectable<SiteDomainTable>;

export const txtName = (domain: string): string => `_colonnade.${domain}`;

export const txtValue = (token: string): string => `colonnade-site=${token}`;

/** The DNS records that an owner has to make, and what the last check has found in their place. */
export function recordsOf(row: SiteDomain, target: string): readonly DomainRecord[] {
  const { domain, token } = row;
  const registered = registeredDomain(domain);
  const isRegistered = domain === registered;
  const address: DomainRecord = {
    type: isRegistered ? 'ALIAS' : 'CNAME',
    name: domain,
    shortName: shortName(domain, registered),
    value: target,
    addresses: isRegistered ? row.addresses : [],
    ...(row.address_state && { state: row.address_state }),
    found: row.address_found,
  };
  const txt: DomainRecord = {
    type: 'TXT',
    name: txtName(domain),
    shortName: shortName(txtName(domain), registered),
    value: txtValue(token),
    addresses: [],
    ...(row.txt_state && { state: row.txt_state }),
    found: row.txt_found,
  };
  return [address, txt];
}

function shortName(name: string, registered: string): string {
  return name === registered ? '@' : name.slice(0, -registered.length - 1);
}
