import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { addressOf } from '../../../../tools/testing/database/database-address';
import { openServerProcess, type ServerProcess } from '../../../../tools/testing/server/server-process';
import { storeDocument } from '../../../../tools/testing/store/store-document';
import { buyStubbornly } from '../../../../tools/testing/store/stubborn-buyer';

const STOCK = 5;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  server = await openServerProcess(storeDocument([STOCK]), { DATABASE_URL: addressOf(database.connection) });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const orders = () => server.query<{ id: string }>('select id from customer_order');
const variants = () => server.query<{ id: string; qty_in_stock: number }>('select id, qty_in_stock from variant');

async function buy(): Promise<string | undefined> {
  const [variant] = await variants();
  return (await buyStubbornly(server.address, { inputs: [{ variantId: variant?.id ?? '', quantity: 2 }] })).orderId;
}

test('a server on an external PostgreSQL sells, starts no other, and finds the order after a restart', async () => {
  const orderId = await buy();
  expect(await orders()).toEqual([{ id: orderId }]);
  await expect(access(join(server.dataDir, 'postgres'))).rejects.toThrow('ENOENT');

  server.signal('SIGTERM');
  expect(await server.ended()).toEqual({ code: 0, complaint: '' });
  await server.start();
  expect([await orders(), (await variants())[0]?.qty_in_stock]).toEqual([[{ id: orderId }], STOCK - 2]);
});

test('it continues when PostgreSQL has cut all its connections', async () => {
  const { length } = await orders();
  await server.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(await buy()).toBeDefined();
  expect(await orders()).toHaveLength(length + 1);
});
