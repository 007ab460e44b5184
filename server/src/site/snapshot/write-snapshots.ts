import { serialize } from 'node:v8';
import { takesCoupons } from '../../commerce/coupons/coupon.store';
import { priceRulesOf } from '../../commerce/pricing/price-rules';
import { catalogueOf } from '../../commerce/product/catalogue';
import { publishedReviews } from '../../commerce/review/published-reviews';
import type { Database } from '../../schema/database';
import { loadHostTable } from '../directory/host-table';
import { readSiteRows, type LoadedSite } from '../directory/load-site';
import type { SiteDirectory } from '../directory/site-directory';
import type { Site } from '../directory/site';
import type { Registry } from '../registry/registry';
import type { Snapshots } from './snapshots';

/** What snapshots are made of. */
export interface SnapshotSources {
  readonly db: Database;
  readonly sites: Pick<SiteDirectory, 'inMemory'>;
  readonly registry: Pick<Registry, 'record'>;
}

/** What a page makes of other values is made again, and need not be kept. */
const MADE = /(?:^| )read:/;

/**
 * Makes what writes the snapshots of all that has changed since it was called last: of the sites in memory, of the table of hosts
 * and of the release.
 */
export function createSnapshotWriter(snapshots: Snapshots): (sources: SnapshotSources) => Promise<void> {
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
      await warm(db, site);
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

/** Reads what the pages of a site are made from, whichever of them somebody has looked at. */
async function warm(db: Database, { siteLocales }: Site): Promise<void> {
  for (const siteLocale of siteLocales) {
    await Promise.all([priceRulesOf(db, siteLocale), takesCoupons(db, siteLocale)]);
    for (const { product, rating } of await catalogueOf(db, siteLocale))
      if (rating) await publishedReviews(db, siteLocale, { productId: product.id, rating });
  }
}

function keepable(known: ReadonlyMap<string, { readonly value: unknown }>): Map<string, unknown> {
  const rows = [...known].filter(([key, { value }]) => !MADE.test(key) && isPlain(value));
  return new Map(rows.map(([key, { value }]) => [key, value]));
}

/** False for what holds functions. */
function isPlain(value: unknown): boolean {
  try {
    return serialize(value).length > 0;
  } catch {
    return false;
  }
}
