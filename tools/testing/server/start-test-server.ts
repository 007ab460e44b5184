import { mkdtemp, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Config } from '../../../server/src/platform/environment/config';
import type { SocketConnection } from '../../../server/src/platform/postgres/embedded/socket-connection';
import type { DatabaseConnection } from '../../../server/src/platform/schema/database';
import { createServer, type Server, type ServerStart } from '../../../server/src/main/server';
import { importSite } from '../../../server/src/site/import/import-site';
import { FOLDER_MARK } from '../database/abandoned-databases';
import { createTestDatabase } from '../database/database';
import { preparedData } from './prepared-data';
import { removeFolder } from '../remove-folder';

const ROOT = join(__dirname, '..', '..', '..');
/** Generous, so that a busy machine causes no fallbacks; tests of the budgets set their own. */
const PATIENT_BUDGETS = { blockBudgetMs: 5000, pageBudgetMs: 20_000 };

/** The real server with its own database and data folder, and the sample sites. */
export interface TestServer extends Server {
  readonly dataDir: string;
  readonly connection: SocketConnection;
  /** Starts another instance on the same database and files, by default with the same connection. */
  another(
    database?: Partial<SocketConnection & DatabaseConnection>,
    start?: ServerStart,
    overrides?: Partial<Config>,
  ): Promise<Server>;
  /**
   * Imports one more site, or another state of one, and has the server read it afresh; gives its id. Throws where it is refused.
   * `read` reads its pictures and videos, by the folder they lie in.
   */
  importSite(
    document: SiteDocument,
    read: (file: string, folder: 'pictures' | 'videos') => Promise<Buffer>,
  ): Promise<string>;
  /** Listens on a free port and gives the address of the sample shop, without a slash at the end. */
  open(): Promise<string>;
}

const SHOP_FILES = { read: (name: string) => readFile(join(ROOT, 'server/sample/shop/files', name)) };

/** Starts a server for one test file; `close()` removes its data. Tests call the function in test-server.ts. */
export async function startTestServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER_MARK}${process.pid}-`));
  const config: Config = {
    port: 0,
    drainMs: 0,
    dataDir,
    packagesDir: ROOT,
    appDomain: 'colonnade.localhost',
    samplesDir: join(ROOT, 'server', 'sample'),
    keepsRendered: true,
    // As many as tests use concurrently; each costs PostgreSQL a process.
    databaseConnections: 6,
    cacheMb: 64,
    // Fast: nobody looks at these pictures.
    avifEffort: 0,
    makesRenditionsAhead: false,
    logLevel: 'silent',
    ...PATIENT_BUDGETS,
    ...overrides,
  };
  const { template, copyInto } = await preparedData(config);
  copyInto(dataDir);
  const { connection, drop } = await createTestDatabase(template);
  const clear = async () => {
    await drop();
    // A picture may still be written after the server has closed.
    await removeFolder(dataDir);
  };
  const server = await createServer(config, connection).catch(async (error: unknown) => {
    await clear();
    throw error;
  });
  return {
    ...server,
    dataDir,
    connection,
    another: (database, start, other) => createServer({ ...config, ...other }, { ...connection, ...database }, start),
    async importSite(document, read) {
      const { db, objects, sites } = server.services;
      const result = await importSite({
        db,
        objects,
        document,
        pictures: { read: (file) => read(file, 'pictures') },
        videos: { read: (file) => read(file, 'videos') },
        files: SHOP_FILES,
      });
      if (!result.ok) throw new Error(result.errors.join('\n'));
      sites.invalidate(result.siteId);
      return result.siteId;
    },
    async open() {
      await server.listen(0);
      return `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
    },
    async close() {
      await server.close();
      await clear();
    },
  };
}
