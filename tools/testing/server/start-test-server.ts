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
/** Wide enough that a busy machine does not turn a slow render into a fallback; tests of the budgets set their own. */
const PATIENT_BUDGETS = { blockBudgetMs: 5000, pageBudgetMs: 20_000 };

/** The real server on a database and a data folder of its own, with the sample sites loaded. */
export interface TestServer extends Server {
  readonly dataDir: string;
  /** Where its database is reached. */
  readonly connection: SocketConnection;
  /** Starts another instance on the same database and files; it reaches the database as told, else as the first one does. */
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

/** The files of the sample shop's digital products. */
const SHOP_FILES = { read: (name: string) => readFile(join(ROOT, 'server/sample/shop/files', name)) };

/** Starts a server for one test file. `close()` removes all it made. Tests call that of test-server.ts. */
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
    // As many as tests have wait for each other; one more costs PostgreSQL more than most tests ask of it.
    databaseConnections: 6,
    cacheMb: 64,
    // Nobody looks at these pictures long enough to tell, and packing one takes longer than showing its page.
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
    // A picture may still be on its way into the folder when the server has closed.
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
