import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import type { Config } from '../../platform/environment/config';
import type { Server, ServerStart } from '../../main/server';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { isPattern } from '../directory/is-pattern';
import { isLockScreen } from '../own-pages/lock-screens';

/** The sample shop on two instances, one of which can lose its database connection. */
export interface ShopWithOutages {
  readonly store: TestServer;
  /** The instance that can lose its connection. */
  readonly server: Server;
  /** Cuts all connections and refuses new ones, also for new instances. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Another instance behind the same proxy. */
  another(start?: ServerStart, overrides?: Partial<Config>): Promise<Server>;
  /** Every public page of the shop, and the page of each product. */
  paths(): Promise<readonly string[]>;
  get(url: string, from?: Pick<Server, 'app'>): Promise<Reply>;
  close(): Promise<void>;
}

export async function openShopWithOutages(): Promise<ShopWithOutages> {
  const [store, folder] = [await startTestServer(), await mkdtemp(join(tmpdir(), 'colonnade-outage-'))];
  const socketLink = join(folder, 'way');
  const start = () => symlink(store.connection.host, socketLink);
  await start();
  const another: ShopWithOutages['another'] = (begin, overrides) =>
    store.another({ host: socketLink }, begin, overrides);
  const server = await another();
  return {
    store,
    server,
    start,
    another,
    async stop() {
      await rm(socketLink);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(store.services.db);
    },
    async paths() {
      const site = await store.services.sites.byHost('localhost');
      const pages = (site?.pages ?? []).filter((page) => !isLockScreen(page) && !page.lock);
      const open = pages.filter(({ path, pageType }) => !isPattern(path) && pageType !== PAGE_TYPE.notFound);
      const { rows } = await sql<{ slug: string }>`select slug from product
        where site_id = ${site?.id} and workflow_status = 1 and removed_at is null`.execute(store.services.db);
      return [...open.map(({ path }) => path), ...rows.map(({ slug }) => `/shop/p/${slug}`)];
    },
    get: (url, from = server) => from.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } }),
    async close() {
      await server.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
