import type { SiteDomain } from './domain-records';
import { isReady } from './next-state';

/** The domain that an owner has chosen as the main address. */
export interface MainDomain {
  readonly host: string;
  /** End of its certificate. */
  readonly until: Date;
}

interface ServedHosts {
  readonly hosts: readonly string[];
  readonly mainDomain?: MainDomain;
}

/** The hosts of a site: its main domain, if it is ready, then those of the site document and its other verified domains. */
export function servedHosts(imported: readonly string[], domains: readonly SiteDomain[]): ServedHosts {
  const main = domains.find((row) => row.is_main && isReady(row, new Date(Date.now())));
  const own = domains.map(({ domain }) => domain);
  const hosts = [...new Set([...(main ? [main.domain] : []), ...imported, ...own])];
  const until = main?.certificate_until;
  return { hosts, ...(main && until && { mainDomain: { host: main.domain, until } }) };
}
