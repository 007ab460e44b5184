import type { Manifest } from 'shared-types/manifest';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../directory/site';
import type { SiteDirectory } from '../directory/site-directory';
import { isPattern } from '../directory/is-pattern';
import { sitemapEntries } from '../discovery/sitemap-entries';

/** The sites with the most blocks of the build are used. */
const MOST_SITES = 3;
/** Pages per site and block type. */
const PAGES_OF_A_TYPE = 2;

export interface DryRunPage {
  /** A host of the site. */
  readonly host: string;
  readonly site: string;
  readonly path: string;
}

export interface DryRunPagesDeps {
  readonly db: Database;
  readonly sites: SiteDirectory;
  readonly appDomain: string;
}

/** Pages of real sites that show the build: pages with its blocks, and the start page for its slots. */
export async function dryRunPages(
  { db, sites, appDomain }: DryRunPagesDeps,
  manifest: Manifest,
): Promise<DryRunPage[]> {
  const types = manifest.features.flatMap(({ mounts }) => mounts.blockTypes ?? []);
  const rows = await db
    .selectFrom('site')
    .leftJoin('block', (join) => join.onRef('block.site_id', '=', 'site.id').on('block.type', 'in', [-1, ...types]))
    .select('site.identifier')
    .groupBy('site.identifier')
    .orderBy(({ fn }) => fn.count('block.type').distinct(), 'desc')
    .orderBy('site.identifier')
    .limit(MOST_SITES)
    .execute();
  const found = rows.map(async ({ identifier }) => {
    const host = `${identifier}.${appDomain}`;
    const site = await sites.byHost(host);
    const paths = site ? await pathsOf(db, site, new Set(types)) : [];
    return paths.map((path) => ({ host, site: identifier, path }));
  });
  return (await Promise.all(found)).flat();
}

/** The start page, and pages with each of the types; an item page is rendered for an existing item. */
async function pathsOf(db: Database, site: Site, types: ReadonlySet<number>): Promise<string[]> {
  const open = site.pages.filter(({ path }) => !isPattern(path)).map(({ path }) => path);
  const items = (await sitemapEntries(db, site)).map(({ path }) => path);
  const counts = new Map<number, number>();
  const chosen = new Set([`${site.root}/`]);
  for (const path of [...open, ...items]) {
    const blocks = [...(site.pageAt(path)?.page.blocks.values() ?? [])];
    const wanted = blocks.map(({ type }) => type).filter((type) => types.has(type));
    if (wanted.every((type) => (counts.get(type) ?? 0) >= PAGES_OF_A_TYPE)) continue;
    for (const type of new Set(wanted)) counts.set(type, (counts.get(type) ?? 0) + 1);
    chosen.add(path);
  }
  return [...chosen];
}
