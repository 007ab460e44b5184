import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { REMOTE_NAMES } from 'shared-types/remote';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { until } from '../../../../tools/testing/until';
import { dataIn } from '../page/template/page-context.fixture';
import { versionBase } from '../page/send/release-of-page';
import { changeRule } from './registry.store';
import { ruleAfter, type RuleAct } from './release-rule';

const REMOTE = 'mf-commerce';

let store: TestServer;
let server: Awaited<ReturnType<TestServer['another']>>;
let folder: string;
beforeAll(async () => {
  [store, folder] = [await startTestServer(), await mkdtemp(join(tmpdir(), 'colonnade-outage-'))];
  await openSocket();
  server = await store.another({ host: join(folder, 'way') });
});
afterAll(async () => {
  await server.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** The path to the database socket, only for this instance; without it the database is unreachable. */
const openSocket = () => symlink(store.connection.host, join(folder, 'way'));
async function closeSocket(): Promise<void> {
  await rm(join(folder, 'way'));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(store.services.db);
}

const get = (url: string) => server.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } });
const ready = async () => {
  const reply = await get('/readyz');
  return { status: reply.statusCode, ...(reply.json() as { ok: boolean; serial: number; degraded?: string[] }) };
};
const act = (wanted: RuleAct) =>
  changeRule(store.services.db, {
    remote: REMOTE,
    note: { who: 'test', reason: wanted.kind },
    change: (rule) => rule && ruleAfter(rule, wanted),
  });

/** A page without fallbacks. */
async function whole(url: string): Promise<string> {
  const { statusCode, body } = await get(url);
  expect([url, statusCode, /data-fallback-of="[^"]*"/.exec(body)]).toEqual([url, 200, null]);
  return body;
}

spec(
  'PLAT-05',
  'while the database is away pages continue with the last good release, which is logged; afterwards all catch up by themselves',
  async () => {
    const before = dataIn(await whole('/')).release;
    await closeSocket();
    for (const url of ['/', '/shop', '/shop/p/stoneware-mug', '/about'])
      expect([url, dataIn(await whole(url)).release.serial]).toEqual([url, before.serial]);
    expect(await ready()).toEqual({ status: 200, ok: true, serial: before.serial, degraded: ['database'] });
    // A change by another instance meanwhile.
    const { rule } = await act({ kind: 'disable', keepsHtml: true });
    expect(dataIn(await whole('/')).release.remotes[REMOTE]).toBeDefined();
    await openSocket();
    await until(async () => (await ready()).serial === rule?.serial);
    expect(await ready()).toEqual({ status: 200, ok: true, serial: rule?.serial });
    expect(dataIn(await whole('/')).release.remotes[REMOTE]).toBeUndefined();
    await act({ kind: 'enable' });
    await until(async () => dataIn(await whole('/')).release.remotes[REMOTE] !== undefined);
  },
);

spec('PLAT-05', 'while the files are away live pages stay complete, with all they load, which is logged', async () => {
  const artifacts = join(store.dataDir, 'objects', 'artifacts');
  const { registry } = server.services;
  await rename(artifacts, `${artifacts}-away`);
  await registry.recheck();
  const { shell, remotes } = dataIn(await whole('/shop/p/stoneware-mug')).release;
  for (const { base, files } of [shell, ...Object.values(remotes)])
    for (const path of Object.keys(files)) expect([path, (await get(base + path)).statusCode]).toEqual([path, 200]);
  expect(await ready()).toMatchObject({ status: 200, ok: true });
  expect((await ready()).degraded?.sort()).toEqual(['shell', ...REMOTE_NAMES].sort());
  // A new instance has no snapshot to start from.
  const late = await store.another();
  expect(late.services.registry.troubles()).not.toEqual([]);
  await rename(`${artifacts}-away`, artifacts);
  await registry.reload();
  expect(await ready()).not.toHaveProperty('degraded');
  await late.services.registry.reload();
  expect(late.services.registry.troubles()).toEqual([]);
  const manifest = late.services.registry.current().shell.manifest;
  expect((await late.app.inject({ url: versionBase(manifest) + manifest.entry })).statusCode).toBe(200);
  await late.close();
});
