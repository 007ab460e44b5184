import { sql } from 'kysely';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { actOn } from './act-on.fixture';
import { publish } from './publish/publish';
import { rebuilt } from './rebuilt.fixture';
import { createRegistry, type Registry } from './registry';
import { changeRule, readRule } from './registry.store';
import type { RuleAct } from './release-rule';

const REMOTE = 'mf-commerce';
const NOTE = { who: 'test', reason: 'changed' };

let server: TestServer;
let [old, version] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  old = liveIn(server.services.registry) ?? '';
  const build = await rebuilt(REMOTE, ['Add to cart', 'Put into the cart']);
  ({ version } = build);
  await publish(server.services, build, NOTE);
  await server.services.registry.reload();
});
afterAll(() => server.close());

const liveIn = (registry: Registry) => registry.current().remotes.get(REMOTE)?.manifest.version;
const act = (wanted: RuleAct) => actOn(server.services.db, REMOTE, wanted);

/** The registry of an instance that starts now. */
async function startedNow(): Promise<Registry> {
  const registry = createRegistry({ ...server.services, log: server.app.log });
  await registry.reload();
  return registry;
}

spec('PLAT-03', 'a rule written past the server is not followed, and the next change repairs it', async () => {
  const { db, registry } = server.services;
  const altered = [
    { version: old },
    { enabled: false },
    { pins: JSON.stringify({ 'fern-and-kiln': old }) },
    { serial: 0 },
    { serial: 1_000_000 },
  ];
  for (const row of altered) {
    const rule = await readRule(db, REMOTE);
    await db.updateTable('release_rule').set(row).where('remote', '=', REMOTE).execute();
    await registry.reload();
    expect(registry.troubles()).toEqual([{ kind: 'altered', remote: REMOTE }]);
    expect([liveIn(registry), liveIn(await startedNow())]).toEqual([version, version]);
    expect(await readRule(db, REMOTE)).toEqual({ ...rule, isAltered: true });
    await changeRule(db, { remote: REMOTE, note: NOTE, change: (currentRule) => currentRule });
    await registry.reload();
    expect(registry.troubles()).toEqual([]);
  }
  await db.deleteFrom('release_rule').where('remote', '=', REMOTE).execute();
  await registry.reload();
  expect([liveIn(registry), registry.troubles()]).toEqual([version, [{ kind: 'altered', remote: REMOTE }]]);
  await changeRule(db, { remote: REMOTE, note: NOTE, change: (currentRule) => currentRule });
});

spec('PLAT-03', 'a rule without a history does not count', async () => {
  const { db, registry } = server.services;
  const name = 'mf-stranger';
  const row = { remote: name, version: '1.0.0-00000000', manifest_bytes: null, signature: null, signed_by: null };
  await db.insertInto('artifact').values(row).execute();
  const rule = { remote: name, enabled: true, renders: true, version: row.version, set_by: 'person' as const };
  await db
    .insertInto('release_rule')
    .values({ ...rule, canary: null, pins: '{}', serial: 5 })
    .execute();
  await registry.reload();
  expect(registry.troubles()).toEqual([{ kind: 'altered', remote: name }]);
  expect(registry.current().remotes.has(name)).toBe(false);
  await db.deleteFrom('release_rule').where('remote', '=', name).execute();
  await registry.reload();
  expect(registry.troubles()).toEqual([]);
});

spec('PLAT-03', 'older rules do not return: an instance continues with the last change it has seen', async () => {
  const { db, registry } = server.services;
  const { rule } = await act({ kind: 'disable', keepsHtml: true });
  await registry.reload();
  // As the tables' owner could do, or as in an older copy of the database.
  await sql.raw('alter table release_change disable trigger release_change_stays').execute(db);
  await db
    .deleteFrom('release_change')
    .where('serial', '=', rule?.serial ?? 0)
    .execute();
  await sql.raw('alter table release_change enable trigger release_change_stays').execute(db);
  const currentRule = (await readRule(db, REMOTE)) ?? fail('it has a rule');
  await db
    .updateTable('release_rule')
    .set({ enabled: true, serial: currentRule.serial })
    .where('remote', '=', REMOTE)
    .execute();
  await registry.reload();
  expect(await readRule(db, REMOTE)).toMatchObject({ enabled: true, isAltered: false });
  expect(registry.troubles()).toEqual([{ kind: 'older', remote: REMOTE }]);
  expect(registry.current().remotes.get(REMOTE)?.enabled).toBe(false);
  await act({ kind: 'disable', keepsHtml: true });
  await act({ kind: 'enable' });
  await registry.reload();
  expect([registry.current().remotes.get(REMOTE)?.enabled, registry.troubles()]).toEqual([true, []]);
});
