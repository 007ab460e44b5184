import { addressOf } from '../../../../tools/testing/database/database-address';
import { sellAtPrice } from '../../../../tools/testing/store/buy-sample';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { openDatabaseUrl } from './open-database-url';
import { openPgBouncer, PGBOUNCER, type PgBouncer } from './pgbouncer.fixture';
import { sellThrough } from './pooled-store.fixture';

/** Not every system has it; pooler.test.ts uses a stand-in everywhere. */
const withPgBouncer = PGBOUNCER === undefined ? test.skip : test;

let store: TestServer;
let pooler: PgBouncer | undefined;
beforeAll(async () => {
  store = await startTestServer();
  await sellAtPrice(store.services.db);
  pooler = PGBOUNCER === undefined ? undefined : await openPgBouncer(PGBOUNCER, store.connection);
});
afterAll(async () => {
  await pooler?.close();
  await store.close();
});

withPgBouncer(
  'through PgBouncer orders are placed and changes are heard of, and it is found out at the start',
  async () => {
    const connection = pooler?.connection ?? store.connection;
    const [databaseUrl, databaseDirectUrl] = [addressOf(connection), addressOf(store.connection)];
    await expect(openDatabaseUrl({ databaseUrl })).rejects.toThrow('Set DATABASE_DIRECT_URL');
    expect(await openDatabaseUrl({ databaseUrl, databaseDirectUrl })).toMatchObject({ isPooled: true });
    await sellThrough(store, connection);
  },
);
