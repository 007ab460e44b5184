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

/** What the directory works with. */
export interface SiteDirectoryDeps {
  readonly db: Database;
  /** The product host. */
  readonly appDomain: string;
  /** With it links of sites are signed; without it sites make none. */
  readonly linkSecret?: Uint8Array;
  /** Whether the database is away; its own where nobody else asks. */
  readonly outage?: Outage;
  /** What stands in for a site that was never loaded while the database is away; nothing where absent. */
  readonly snapshots?: Pick<Snapshots, 'readHosts' | 'readSite'>;
  /** What sites are kept in; as much as there is where absent. */
  readonly memory?: Pick<MemoryBudget, 'room'>;
}

/** Finds sites by host and keeps them in memory until they change. */
export interface SiteDirectory {
  /** The site at a host of its own or of the product, given without its port; `undefined` for hosts no site is published at. */
  byHost(host: string): Promise<Site | undefined>;
  /** The same by its id, for work that no request asks for; `undefined` where there is no such site. */
  byId(siteId: string): Promise<Site | undefined>;
  /** The sites in memory. */
  inMemory(): readonly LoadedSite[];
  /** Forgets a site that has changed, and what is known of hosts. */
  invalidate(siteId: string): void;
  /** Has the stock of a site be read afresh that has changed. */
  followStock(siteId: string, revision: number): void;
  /** Compares everything in memory with the database, and forgets what has changed meanwhile. */
  resync(): Promise<void>;
}

/**
 * Makes the directory. Unknown hosts cost no query and no memory: the table of all hosts is known.
 *
 * @implements CTX-08
 */
export function createSiteDirectory({
  db,
  appDomain,
  linkSecret,
  outage = createOutage(),
  snapshots,
  memory = createMemoryBudget(Number.MAX_SAFE_INTEGER),
}: SiteDirectoryDeps): SiteDirectory {
  const sites = createSiteCache({
    load: (id, before) => loadSite({ db, outage, linkSecret }, id, before),
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

  return {
    byHost: async (host) => {
      const { siteIdByHost, siteIdByIdentifier } = await hostTable();
      const name = canonicalHost(host);
      // First, so that no site can take another's name on the product host for a host of its own.
      const id = siteIdByIdentifier.get(identifierOf(name, appDomain) ?? '') ?? siteIdByHost.get(name);
      return id === undefined ? undefined : sites.byId(id);
    },
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
      // What was told of meanwhile may have been changed after this was read.
      if (notices === before) [hosts, lastHosts] = [Promise.resolve(value), value];
      await sites.forgetAllBut(revisionById);
      for (const [id, revision] of stockRevisionById) sites.followStock(id, revision);
    },
  };
}

/** The site of a snapshot, which goes on with what it had read. */
function restored(snapshot: SiteSnapshot | undefined, deps: Omit<LoadSiteDeps, 'db'>): LoadedSite | undefined {
  if (!snapshot) return undefined;
  const known = (values: ReadonlyMap<string, unknown>) => ({
    known: () => new Map([...values].map(([key, value]) => [key, { value }])),
  });
  const before = { memory: known(snapshot.values), stock: known(snapshot.stockValues) };
  return makeSite(snapshot.rows, { ...deps, before });
}
