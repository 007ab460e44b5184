import { setTimeout as pause } from 'node:timers/promises';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { until } from '../../../../tools/testing/until';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.fixture';

/** Longer than a busy machine takes, shorter than a hang. */
const LONGEST_MS = 60_000;
const PROBES = 20;

let store: TestServer;
let proxy: DatabaseProxy;
let server: Awaited<ReturnType<TestServer['another']>>;
beforeAll(async () => {
  store = await startTestServer({ samplesDir: undefined });
  proxy = await openDatabaseProxy(store.connection);
  server = await store.another({ host: proxy.connection.host });
});
afterAll(async () => {
  proxy.speak();
  await server.close();
  await proxy.close();
  await store.close();
});

/** The answer to a proxy with a timeout. */
async function ready() {
  const reply = await Promise.race([
    server.app.inject({ url: '/readyz' }),
    pause(LONGEST_MS, undefined, { ref: false }),
  ]);
  return reply && { status: reply.statusCode, ...reply.json<{ ok: boolean; degraded?: string[] }>() };
}

spec(
  'PLAT-05',
  'a database that stops answering is reported as away, and is queried once until it answers',
  async () => {
    await until(async () => (await ready())?.degraded === undefined);
    proxy.fallSilent();
    for (const probes of [1, PROBES])
      for (const reply of await Promise.all(Array.from({ length: probes }, ready)))
        expect(reply).toMatchObject({ status: 200, ok: true, degraded: ['database'] });
    expect(proxy.speak().match(/select 1\0/g)).toHaveLength(1);
    await until(async () => (await ready())?.degraded === undefined);
    expect(await ready()).toMatchObject({ status: 200, ok: true });
  },
);
