import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../server/src/config/config';
import { loadSamples, publishBuilds } from '../../server/src/prepare';
import { createServer, type Server } from '../../server/src/server';
import { createTestDatabase } from './database';

const ROOT = join(__dirname, '..', '..');
/** Wide enough that a busy machine does not turn a slow render into a fallback; tests of the budgets set their own. */
const PATIENT_BUDGETS = { blockBudgetMs: 5000, pageBudgetMs: 20_000 };

/** The real server on a database and a data folder of its own, with the sample sites loaded. */
export interface TestServer extends Server {
  readonly dataDir: string;
  /** Listens on a free port and gives the address of the sample shop, without a slash at the end. */
  open(): Promise<string>;
}

/** Starts a server for one test file. `close()` removes all it made. */
export async function startTestServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const [database, dataDir] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), `colonnade-test-${process.pid}-`)),
  ]);
  const config: Config = {
    port: 0,
    dataDir,
    packagesDir: ROOT,
    samplesDir: join(ROOT, 'server', 'sample'),
    keepsRendered: true,
    logLevel: 'silent',
    ...PATIENT_BUDGETS,
    ...overrides,
  };
  const server = await createServer(config, database.connection);
  await publishBuilds(server.services);
  await loadSamples(server.services);
  return {
    ...server,
    dataDir,
    async open() {
      await server.listen(0);
      return `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
    },
    async close() {
      await server.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
