import { spec } from '../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../tools/testing/test-server';
import { publishBuilds } from './prepare';
import { actOn } from './site/registry/act-on.fixture';
import { makeVersion } from './site/registry/make-version';
import { publish } from './site/registry/publish';
import { rebuilt } from './site/registry/rebuilt.fixture';
import { readRule } from './site/registry/registry.store';

const REMOTE = 'mf-forms';

let server: TestServer;
let beside: string;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  beside = (await live()) ?? '';
});
afterAll(() => server.close());

const live = async () => (await readRule(server.services.db, REMOTE))?.version;
/** A version that a team has sent. */
async function deployed(): Promise<string> {
  const build = await rebuilt(REMOTE, ['Send', `Send ${Math.random()}`]);
  expect(await makeVersion(server.services, build, { deployedBy: 'the team' })).toMatchObject({ ok: true });
  return build.version;
}
const follow = (newest: string) => actOn(server.services.db, REMOTE, { kind: 'follow', newest });

spec('PLAT-02', 'a server that starts takes nobody back from a newer version that is followed', async () => {
  const version = await deployed();
  await follow(version);
  const before = await readRule(server.services.db, REMOTE);
  await publishBuilds(server.services);
  expect(await readRule(server.services.db, REMOTE)).toEqual(before);
});

spec('PLAT-02', 'a server that goes back to what it was built of before shows that', async () => {
  const next = await rebuilt(REMOTE, ['Send', 'Send now']);
  await publish(server.services, next, { who: 'start', reason: 'the newest build', leavesDeployed: true });
  expect(await live()).toBe(next.version);
  await publishBuilds(server.services);
  expect(await live()).toBe(beside);
});

spec('PLAT-02', 'a build beside it goes live that was not there before, or that somebody publishes again', async () => {
  await follow(await deployed());
  const next = await rebuilt(REMOTE, ['Send', 'Send it']);
  const note = { who: 'test', reason: 'a test' };
  await publish(server.services, next, { ...note, leavesDeployed: true });
  expect(await live()).toBe(next.version);
  await follow(await deployed());
  await publish(server.services, next, note);
  expect(await live()).toBe(next.version);
});

spec(
  'PLAT-02',
  'a server that is developed with, or that trusts nobody who signed the newer one, shows its own',
  async () => {
    const { services } = server;
    await follow(await deployed());
    await publishBuilds({ ...services, config: { ...services.config, isDevelopment: true } });
    expect(await live()).toBe(beside);
    const version = await deployed();
    await follow(version);
    await services.db.updateTable('artifact').set({ signature: 'none' }).where('version', '=', version).execute();
    await publishBuilds(services);
    expect(await live()).toBe(beside);
  },
);
