import type { Database } from '../../schema/database';
import { canonicalHost } from './canonical-host';
import { loadHostTable, type HostTable } from './host-table';
import { identifierOf } from './identifier-of';
import { loadSite } from './load-site';
import type { Site } from './site';
import { createSiteCache } from './site-cache';

/** What the directory works with. */
export interface SiteDirectoryDeps {
  readonly db: Database;
  /** The product host. */
  readonly appDomain: string;
  /** With it links of sites are signed; without it sites make none. */
  readonly linkSecret?: Uint8Array;
}

/** Finds sites by host and keeps them in memory until they change. */
export interface SiteDirectory {
  /** The site at a host of its own or of the product, given without its port; `undefined` for hosts no site is published at. */
  byHost(host: string): Promise<Site | undefined>;
  /** The same by its id, for work that no request asks for; `undefined` where there is no such site. */
  byId(siteId: string): Promise<Site | undefined>;
  /** Forgets a site that has changed, and what is known of hosts. */
  invalidate(siteId: string): void;
  /** Compares everything in memory with the database, and forgets what has changed meanwhile. */
  resync(): Promise<void>;
}

/**
 * Makes the directory. Unknown hosts cost no query and no memory: the table of all hosts is known.
 *
 * @implements CTX-08
 */
export function createSiteDirectory({ db, appDomain, linkSecret }: SiteDirectoryDeps): SiteDirectory {
  const sites = createSiteCache((id) => loadSite(db, id, linkSecret));
  let hosts: Promise<HostTable> | undefined;
  let notices = 0;

  const hostTable = () => {
    if (hosts) return hosts;
    const loading = loadHostTable(db);
    hosts = loading;
    loading.catch(() => {
      if (hosts === loading) hosts = undefined;
    });
    return loading;
  };

  return {
    byHost: async (host) => {
      const { siteIdByHost, siteIdByIdentifier } = await hostTable();
      const name = canonicalHost(host);
      // First, so that no site can take another's name on the product host for a host of its own.
      const id = siteIdByIdentifier.get(identifierOf(name, appDomain) ?? '') ?? siteIdByHost.get(name);
      return id === undefined ? undefined : sites.byId(id);
    },
    byId: (siteId) => sites.byId(siteId),
    invalidate: (siteId) => {
      sites.forget(siteId);
      hosts = undefined;
      notices += 1;
    },
    resync: async () => {
      const before = notices;
      const fresh = loadHostTable(db);
      const { revisionById } = await fresh;
      // What was told of meanwhile may have been changed after this was read.
      if (notices === before) hosts = fresh;
      await sites.forgetAllBut(revisionById);
    },
  };
}
