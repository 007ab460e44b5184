import { createMemoryBudget, type MemoryBudget } from '../../platform/memory/memory-budget';
import type { Database } from '../../platform/schema/database';
import { createOutage, type Outage } from '../../platform/schema/outage';
import { canonicalHost } from '../host/canonical-host';
import { loadHostTable, type HostTable } from '../host/host-table';
import { identifierOf } from '../host/identifier-of';
import { loadSite, type LoadSiteDeps, makeSite, type LoadedSite } from './load-site';
import { orKept } from './or-kept';
import type { Site } from './site';
import { createSiteCache } from './site-cache';
import type { SiteSnapshot, Snapshots } from '../snapshot/snapshots';

export interface SiteDirectoryDeps {
  readonly db: Database;
  readonly appDomain: string;
  /** Signs links of sites; without it sites have none. */
  readonly linkSecret?: Uint8Array;
  /** Whether the key of a site's card payments can be read; it can by default. */
  readonly canTakeCards?: LoadSiteDeps['canTakeCards'];
  /** By default its own. */
  readonly outage?: Outage;
  /** Fallback for sites that were never loaded while the database is unavailable. */
  readonly snapshots?: Pick<Snapshots, 'readHosts' | 'readSite'>;
  /** Memory budget of the sites; unlimited by default. */
  readonly memory?: Pick<MemoryBudget, 'room'>;
}

/** Finds sites by host and caches them until they change. */
export interface SiteDirectory {
  /** The site of a host without port; undefined for unknown hosts. */
  byHost(host: string): Promise<Site | undefined>;
  /** True if a site answers at this host. Loads no site. */
  hasHost(host: string): Promise<boolean>;
  /** The site with this id, for background jobs. */
  byId(siteId: string): Promise<Site | undefined>;
  inMemory(): readonly LoadedSite[];
  /** Forgets a changed site, and the table of hosts. */
  invalidate(siteId: string): void;
  followStock(siteId: string, revision: number): void;
  /** Compares everything in memory with the database, and forgets what has changed. */
  resync(): Promise<void>;
}

/**
 * Unknown hosts cost no query and no memory, because the table of all hosts is cached.
 *
 * @implements CTX-08
 */
export function createSiteDirectory({
  db,
  appDomain,
  linkSecret,
  canTakeCards,
  outage = createOutage(),
  snapshots,
  memory = createMemoryBudget(Number.MAX_SAFE_INTEGER),
}: SiteDirectoryDeps): SiteDirectory {
  const sites = createSiteCache({
    load: (id, before) => loadSite({ db, outage, linkSecret, canTakeCards }, id, before),
    restore: async (id) => restored(await snapshots?.readSite(id), { outage, linkSecret }),
    outage,
    room: memory.room('site'),
  });
  let hosts: Promise<HostTable> | undefined;
  let lastHosts: HostTable | undefined;
  let notices = 0;

  const hostTable = () => {
    if (hosts) return hosts;
    const pending = orKept(
      outage.load(() => loadHostTable(db), lastHosts && { value: lastHosts }),
      () => snapshots?.readHosts(),
    );
    const loading = pending.then(({ value }) => value);
    hosts = loading;
    const forget = () => {
      if (hosts === loading) hosts = undefined;
    };
    pending.then(({ value, isStale }) => {
      lastHosts = value;
      if (isStale) forget();
    }, forget);
    return loading;
  };

  const siteIdOf = async (host: string) => {
    const { siteIdByHost, siteIdByIdentifier } = await hostTable();
    const name = canonicalHost(host);
    // First, so that no site can claim another's name on the product host as a host of its own.
    return siteIdByIdentifier.get(identifierOf(name, appDomain) ?? '') ?? siteIdByHost.get(name);
  };

  return {
    byHost: async (host) => {
      const id = await siteIdOf(host);
      return id === undefined ? undefined : sites.byId(id);
    },
    hasHost: async (host) => (await siteIdOf(host)) !== undefined,
    byId: (siteId) => sites.byId(siteId),
    inMemory: () => sites.all(),
    invalidate: (siteId) => {
      sites.forget(siteId);
      hosts = undefined;
      notices += 1;
    },
    followStock: (siteId, revision) => sites.followStock(siteId, revision),
    resync: async () => {
      const before = notices;
      const { value } = await outage.load(() => loadHostTable(db));
      const { revisionById, stockRevisionById } = value;
      // If a notification arrived meanwhile, the table may already be outdated.
      if (notices === before) [hosts, lastHosts] = [Promise.resolve(value), value];
      await sites.forgetAllBut(revisionById);
      for (const [id, revision] of stockRevisionById) sites.followStock(id, revision);
    },
  };
}

/** The site of a snapshot, with the values it had loaded. */
function restored(
  snapshot: SiteSnapshot | undefined,
  deps: Omit<LoadSiteDeps, 'db' | 'canTakeCards'>,
): LoadedSite | undefined {
  if (!snapshot) return undefined;
  const known = (values: ReadonlyMap<string, unknown>) => ({
    known: () => new Map([...values].map(([key, value]) => [key, { value }])),
  });
  const before = { memory: known(snapshot.values), stock: known(snapshot.stockValues) };
  return makeSite(snapshot.rows, { ...deps, before });
}
