import type { LoaderName, LoadedData } from 'shared-types/loaders';
import type { Database } from '../../../server/src/platform/schema/database';
import type { Site } from '../../../server/src/site/directory/site';
import type { Loader } from '../../../server/src/site/page/loader';
import { startTestServer, type TestServer } from '../server/test-server';
import type { Config } from '../../../server/src/platform/environment/config';
import { seedSite, type SeededSite, type SiteSeed } from './seed-site';
import { createShopper, type Shopper } from './shopper';

export interface TestStore {
  readonly server: Pick<TestServer, 'app' | 'services'>;
  readonly db: Database;
  readonly seeded: SeededSite;
  site(host?: string): Promise<Site>;
  /** Calls a loader as a page does. */
  load<K extends LoaderName>(read: Loader<K>, question?: Question): Promise<LoadedData[K] | null>;
  /** Reloads sites that the test has changed, without waiting for a notice. */
  forget(siteId?: string): void;
  shopper(host?: string): Shopper;
  close(): Promise<void>;
}

export interface Question {
  readonly host?: string;
  readonly path?: string;
  readonly settings?: unknown;
  readonly cartToken?: string | undefined;
  readonly query?: string;
}

export async function openStore(seed: SiteSeed = {}, config: Partial<Config> = {}): Promise<TestStore> {
  const server = await startTestServer({ samplesDir: undefined, ...config });
  const { app, services, close } = server;
  const { db, sites } = services;
  const seeded = await seedSite(db, seed);
  sites.invalidate(seeded.id);
  const siteAt = async (host = seeded.host): Promise<Site> => {
    const site = await sites.byHost(host);
    if (!site) throw new Error(`No site at ${host}.`);
    return site;
  };
  return {
    server,
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
        services: { ...services, log: app.log },
        site,
        page,
        block: { ...block, settings },
        visitor,
        query: new URLSearchParams(query),
        entryName: async () => undefined,
      });
    },
    forget: (siteId = seeded.id) => sites.invalidate(siteId),
    shopper: (host = seeded.host) => createShopper(app, host),
  };
}
