import type { LoaderName, LoadedData } from 'shared-types/loaders';
import type { Database } from '../../../server/src/platform/schema/database';
import type { Site } from '../../../server/src/site/directory/site';
import type { Loader } from '../../../server/src/site/page/loader';
import { startTestServer } from '../server/test-server';
import { seedSite, type SeededSite, type SiteSeed } from './seed-site';
import { createShopper, type Shopper } from './shopper';

/** The real server with one site of the test's making, a store without products. */
export interface TestStore {
  readonly db: Database;
  /** The site the store was opened with. */
  readonly seeded: SeededSite;
  /** A site as the server has it in memory now. */
  site(host?: string): Promise<Site>;
  /** Asks a read as a page does. */
  load<K extends LoaderName>(read: Loader<K>, question?: Question): Promise<LoadedData[K] | null>;
  /** What notices do a moment later: sites the test has changed are read afresh. */
  forget(siteId?: string): void;
  /** A visitor with a cookie jar, at the first site unless another host is named. */
  shopper(host?: string): Shopper;
  close(): Promise<void>;
}

/** What a loader is asked with beside the site. */
export interface Question {
  readonly host?: string;
  /** Path of the page; `/cart` where absent. */
  readonly path?: string;
  /** Settings of the page's block. */
  readonly settings?: unknown;
  readonly cartToken?: string | undefined;
  /** What follows the address's question mark. */
  readonly query?: string;
}

/** Opens a store for one test file. */
export async function openStore(seed: SiteSeed = {}): Promise<TestStore> {
  const { app, services, close } = await startTestServer({ samplesDir: undefined });
  const { db, sites } = services;
  const seeded = await seedSite(db, seed);
  sites.invalidate(seeded.id);
  const siteAt = async (host = seeded.host): Promise<Site> => {
    const site = await sites.byHost(host);
    if (!site) throw new Error(`No site at ${host}.`);
    return site;
  };
  return {
    db,
    seeded,
    close,
    site: siteAt,
    load: async (loader, { host, path = '/cart', settings = {}, cartToken, query } = {}) => {
      const site = await siteAt(host);
      const page = site.pageAt(path);
      const block = [...(page?.page.blocks.values() ?? [])].at(-1);
      if (!page || !block) throw new Error(`No page with a block at ${path}.`);
      const visitor = {
        answered: [],
        requestsCookieSettings: false,
        privacyControl: false,
        isScreenshot: false,
        ...(cartToken === undefined ? {} : { cartToken }),
      };
      return loader.load({
        services,
        site,
        page,
        block: { ...block, settings },
        visitor,
        query: new URLSearchParams(query),
      });
    },
    forget: (siteId = seeded.id) => sites.invalidate(siteId),
    shopper: (host = seeded.host) => createShopper(app, host),
  };
}
