import { serialize } from 'node:v8';
import type { Database } from '../../platform/schema/database';
import { loadHostTable } from '../host/host-table';
import { readSiteRows, type LoadedSite } from '../directory/load-site';
import type { SiteDirectory } from '../directory/site-directory';
import type { Site } from '../directory/site';
import type { Registry } from '../registry/registry';
import type { Snapshots } from './snapshots';

export interface SnapshotSources {
  readonly db: Database;
  readonly sites: Pick<SiteDirectory, 'inMemory'>;
  readonly registry: Pick<Registry, 'record'>;
}

/** Loads what the site's pages need, whether or not anybody has visited them. */
export type WarmSite = (db: Database, site: Site) => Promise<void>;

/** Derived values are made again and need not be stored. */
const MADE = /(?:^| )read:/;

/**
 * Writes snapshots of everything that has changed since the last call: sites in memory, the table of hosts, and the
 * release.
 */
export function createSnapshotWriter(
  snapshots: Snapshots,
  warm: WarmSite,
): (sources: SnapshotSources) => Promise<void> {
  const written = new Map<string, string>();
  const once = async (name: string, stamp: string, write: () => Promise<void>) => {
    if (written.get(name) === stamp) return;
    await write();
    written.set(name, stamp);
  };
  return async ({ db, sites, registry }) => {
    const hosts = await loadHostTable(db);
    const loaded = sites.inMemory();
    await once('hosts', JSON.stringify([...hosts.siteIdByHost, ...hosts.siteIdByIdentifier]), () =>
      snapshots.writeHosts(hosts),
    );
    const record = await registry.record();
    if (record)
      await once('registry', JSON.stringify([record.serial, record.rules]), () => snapshots.writeRegistry(record));
    for (const one of loaded) {
      const { site, stock, memory } = one;
      for (const siteLocale of site.siteLocales) await warm(db, siteLocale);
      const stamp = [site.revision, stock.revision, memory.known().size, stock.known().size].join(' ');
      await once(site.id, stamp, () => writeSite({ db, snapshots }, one));
    }
  };
}

async function writeSite(
  { db, snapshots }: { readonly db: Database; readonly snapshots: Snapshots },
  { site, stock, memory }: LoadedSite,
): Promise<void> {
  const rows = await readSiteRows(db, site.id);
  if (!rows || rows.site.revision !== site.revision) return;
  const [values, stockValues] = [keepable(memory.known()), keepable(stock.known())];
  await snapshots.writeSite(site.id, { rows, values, stockValues });
}

function keepable(known: ReadonlyMap<string, { readonly value: unknown }>): Map<string, unknown> {
  const rows = [...known].filter(([key, { value }]) => !MADE.test(key) && isPlain(value));
  return new Map(rows.map(([key, { value }]) => [key, value]));
}

/** False for values that contain functions. */
function isPlain(value: unknown): boolean {
  try {
    return serialize(value).length > 0;
  } catch {
    return false;
  }
}
