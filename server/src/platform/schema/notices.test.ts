import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { until } from '../../../../tools/testing/until';
import { NOTICE_CHANNEL } from './notice-channel';
import { listenForNotices } from './notices';

const ID = '3f0e6a52-9c1d-4b7e-8a2f-0d5c9b1e7f34';

let database: TestDatabase;
let other: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  other = new pg.Client(database.connection);
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await database.drop();
});

function recorder() {
  const received: string[] = [];
  const handlers = {
    site: (id: string) => void received.push(`site ${id}`),
    stock: (id: string, revision: number) => void received.push(`stock ${id} ${revision}`),
    registry: (serial: number) => void received.push(`registry ${serial}`),
    resync: () => void received.push('resync'),
    away: () => void received.push('away'),
    log: { warn: () => undefined },
  };
  return { received, handlers };
}

const notify = (payload: unknown) =>
  other.query('select pg_notify($1, $2)', [
    NOTICE_CHANNEL,
    typeof payload === 'string' ? payload : JSON.stringify(payload),
  ]);
const killListeners = () =>
  other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
  );

test('receives notices of sites and of the registry in order, and ignores malformed ones', async () => {
  const { received, handlers } = recorder();
  const listener = await listenForNotices(database.connection, handlers);
  await notify({ site: ID });
  await notify('garbage');
  await notify({ stockOf: ID, stock: 7 });
  await notify({ registry: 3 });
  await until(() => received.length === 3);
  expect(received).toEqual([`site ${ID}`, `stock ${ID} 7`, 'registry 3']);
  await listener.close();
  await notify({ registry: 4 });
  await pause(50);
  expect(received).toHaveLength(3);
});

test('a broken connection is replaced, missed changes are loaded, and notices arrive again', async () => {
  const { received, handlers } = recorder();
  const listener = await listenForNotices(database.connection, handlers);
  for (let turn = 1; turn <= 2; turn += 1) {
    await killListeners();
    await until(() => received.filter((line) => line === 'resync').length === turn);
  }
  await notify({ site: ID });
  await until(() => received.includes(`site ${ID}`));
  await listener.close();
});

test('a failing handler is logged and stops nothing', async () => {
  const { received, handlers } = recorder();
  const warn = jest.fn();
  const failing = { ...handlers, site: () => Promise.reject(new Error('no')), log: { warn } };
  const listener = await listenForNotices(database.connection, failing);
  await notify({ site: ID });
  await notify({ registry: 5 });
  await until(() => received.includes('registry 5') && warn.mock.calls.length === 1);
  await listener.close();
});

test('closes while it waits to reconnect', async () => {
  const own = await createTestDatabase();
  const { handlers } = recorder();
  const listener = await listenForNotices(own.connection, handlers);
  await own.drop();
  await listener.close();
});

test('fails at once if the first connection cannot be made', async () => {
  const { handlers } = recorder();
  await expect(listenForNotices({ ...database.connection, database: 'no_such_database' }, handlers)).rejects.toThrow(
    'no_such_database',
  );
});
