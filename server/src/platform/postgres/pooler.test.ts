import { addressOf } from '../../../../tools/testing/database/database-address';
import { sellAtPrice } from '../../../../tools/testing/store/buy-sample';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { openTransactionPooler, type TransactionPooler } from '../../../../tools/testing/database/transaction-pooler';
import { openDatabaseUrl } from './open-database-url';
import { sellThrough } from './pooled-store.fixture';

let store: TestServer;
let pooler: TransactionPooler;
beforeAll(async () => {
  store = await startTestServer();
  await sellAtPrice(store.services.db);
  pooler = await openTransactionPooler(store.connection);
});
afterAll(async () => {
  await pooler.close();
  await store.close();
});

test('a pooler in transaction mode is refused at the start without a direct address', async () => {
  const [databaseUrl, databaseDirectUrl] = [addressOf(pooler.connection), addressOf(store.connection)];
  await expect(openDatabaseUrl({ databaseUrl })).rejects.toThrow(
    'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
  );
  await expect(openDatabaseUrl({ databaseUrl, databaseDirectUrl: databaseUrl })).rejects.toThrow(
    'do not arrive at DATABASE_DIRECT_URL',
  );
  expect(await openDatabaseUrl({ databaseUrl, databaseDirectUrl })).toMatchObject({
    isPooled: true,
    direct: { connectionString: databaseDirectUrl },
  });
  expect((await openDatabaseUrl({ databaseUrl: databaseDirectUrl })).isPooled).toBe(false);
});

test('through a pooler orders are placed and notices arrive, and nothing is prepared by name', () =>
  sellThrough(store, pooler.connection));
