import { Validator } from '@seriousme/openapi-schema-validator';
import { REMOTE_CALLS } from 'shared-types/admin/remote';
import { REMOTES_CALLS } from 'shared-types/admin/remotes';
import { DEPLOY_CALLS } from 'shared-types/site/deploy';
import { RELEASE_CALLS } from 'shared-types/site/release';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { makeDeployToken } from '../../site/deploy/deploy-token.store';
import { allRoutes, expectError, expectReply } from './described.fixture';
import { OPENAPI_PATH } from './get-openapi.route';

const FORMS = 'mf-forms';
const OPS = 'ops@shop.example';
/** Paths that must be described. */
const DESCRIBED = /^\/api\/(platform\/(?!openapi)|config\/remotes?(\/|$)|site\/release)/;

let open: ExampleServer;
let ops: Shopper;
beforeAll(async () => {
  open = await openExample();
  await seedAccount(open.db, { email: OPS, roles: { example: ['viewer'] }, platformRole: 'operate' });
  const browser = open.visitor();
  await signIn(browser, OPS);
  ops = browser.twin();
});
afterAll(() => open.close());

async function document(): Promise<{ paths: Record<string, Record<string, unknown>> }> {
  return (await open.visitor().get(OPENAPI_PATH)).json();
}

spec('PLAT-03', 'the description of the calls is valid OpenAPI, and describes existing routes', async () => {
  const described = await document();
  expect(await new Validator().validate(described)).toEqual({ valid: true });
  const routes = [...allRoutes().keys()];
  const documented = Object.entries(described.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.filter((one) => !routes.includes(one))).toEqual([]);
  expect(routes.filter((one) => DESCRIBED.test(one.split(' ')[1] ?? '') && !documented.includes(one))).toEqual([]);
});

spec('PLAT-03', 'a program lists remotes, changes one and undoes it, as described', async () => {
  const list = (await ops.get(REMOTES_CALLS.listRemotes.path)).json();
  expectReply('listRemotes', list);
  const one = async () => (await ops.get(`${REMOTE_CALLS.getRemote.path}?remote=${FORMS}`)).json();
  const before = await one();
  expectReply('getRemote', before);
  const input = { remote: FORMS, act: 'disable', reason: 'by a program', seen: String(before.seen) };
  const answer = (await ops.call('POST', REMOTE_CALLS.changeRemote.path, input)).json();
  expectReply('changeRemote', answer);
  expect((await one()).enabled).toBe(true);
  expectReply(
    'changeRemote',
    (await ops.call('POST', REMOTE_CALLS.changeRemote.path, { ...input, confirmed: 'yes' })).json(),
  );
  const after = await one();
  expect(after.enabled).toBe(false);
  const late = await ops.call('POST', REMOTE_CALLS.changeRemote.path, { ...input, act: 'enable', confirmed: 'yes' });
  expect(expectError('changeRemote', late)).toBe('admin/remote-changed');
  const undo = { remote: FORMS, serial: String(after.seen) };
  expectReply('undoRemoteChange', (await ops.call('POST', REMOTE_CALLS.undoRemoteChange.path, undo)).json());
  expect((await one()).enabled).toBe(true);
  expectReply('getRemote', await one());
});

spec('PLAT-03', 'accounts without access are refused as described', async () => {
  const codeOf = async (visitor: Shopper, path: string) => {
    const reply = await visitor.get(path);
    return [
      reply.statusCode,
      expectError(path === REMOTES_CALLS.listRemotes.path ? 'listRemotes' : 'getRemote', reply),
    ];
  };
  await seedAccount(open.db, { email: 'owner@shop.example', roles: { example: ['admin'] } });
  const owner = open.visitor();
  await signIn(owner, 'owner@shop.example');
  for (const path of [REMOTES_CALLS.listRemotes.path, `${REMOTE_CALLS.getRemote.path}?remote=${FORMS}`]) {
    expect(await codeOf(open.visitor(), path)).toEqual([401, 'site/login-required']);
    expect(await codeOf(owner, path)).toEqual([403, 'site/not-allowed']);
  }
  for (const query of ['', '?remote=', '?remote=mf-nobody', '?remote=mf-forms&remote=mf-blocks'])
    expect(await codeOf(ops, `${REMOTE_CALLS.getRemote.path}${query}`)).toEqual([404, 'admin/remote-gone']);
});

spec('PLAT-03', 'pages, proxies and teams are answered as described', async () => {
  expectReply('getNews', (await open.visitor().get(RELEASE_CALLS.getNews.path)).json());
  expectReply('isAlive', (await open.visitor().get('/healthz')).json());
  expectReply('isReady', (await open.visitor().get('/readyz')).json());
  const { token } = await makeDeployToken(open.db, { remote: FORMS, name: 'the team', days: 1, madeBy: 'test' });
  const begin = async (manifest: unknown) => {
    return open.app.inject({
      method: 'POST',
      url: DEPLOY_CALLS.beginDeploy.path,
      headers: { host: 'registry.example', authorization: `Bearer ${token}` },
      payload: { remote: FORMS, manifest: Buffer.from(JSON.stringify(manifest)).toString('base64') },
    });
  };
  const live = open.registry.current().remotes.get(FORMS)?.manifest;
  expectReply('beginDeploy', (await begin({ ...live, version: '9.0.0-aaaaaaaa' })).json());
  const refused = await begin({ ...live, name: 'mf-blocks' });
  expect(expectError('beginDeploy', refused)).toBe('site/deploy-refused');
  expect(refused.json<{ reasons: unknown[] }>().reasons).not.toEqual([]);
});
