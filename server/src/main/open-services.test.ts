import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../../tools/testing/server/test-server';

const MOST = 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined, databaseConnections: MOST });
});
afterAll(() => server.close());

test('opens at most the configured number of database connections, whatever the load', async () => {
  const { db } = server.services;
  const queries = Array.from({ length: 4 * MOST }, () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`.execute(db),
  );
  const pids = (await Promise.all(queries)).flatMap(({ rows }) => rows.map(({ pid }) => pid));
  expect(new Set(pids).size).toBe(MOST);
});
