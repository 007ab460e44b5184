import { DEPLOY_CALLS } from 'shared-types/site/deploy';
import { spec } from '../../../../tools/testing/spec';
import { endDeployToken } from './deploy-token.store';
import { openDeploys, type OpenDeploys } from './open-deploys.fixture';
import { createSender, newBuild, REMOTE, tokenFor } from './sent-build.fixture';

let open: OpenDeploys;
beforeAll(async () => {
  open = await openDeploys();
});
afterAll(() => open.close());

spec('PLAT-02', 'a token deploys only its own remote', async () => {
  const before = await open.kept();
  const foreign = createSender({ app: open.server.app, token: await tokenFor(open.server.services.db, 'mf-commerce') });
  const build = await newBuild();
  const { status, body } = await foreign.begin(build);
  expect([status, body.code]).toEqual([403, 'site/deploy-token-foreign']);
  const begun = await open.sender.begin(build);
  if (begun.body.state !== 'open') throw new Error('not open');
  const { deploy, wanted } = begun.body;
  const piece = await foreign.send(deploy, wanted[0]?.integrity ?? '', 0, Buffer.from('x'));
  expect([piece.status, (await foreign.finish(deploy)).status]).toEqual([404, 404]);
  await open.server.services.db.deleteFrom('deploy').where('id', '=', deploy).execute();
  expect(await open.kept()).toEqual(before);
});

test('a revoked or expired token is refused, also in the middle of a deploy', async () => {
  const { db } = open.server.services;
  const own = createSender({ app: open.server.app, token: await tokenFor(db, REMOTE, 'short') });
  const deploy = await own.sendAll(await newBuild());
  const expire = (at: Date) =>
    db.updateTable('deploy_token').set({ expires_at: at }).where('name', '=', 'short').execute();
  await expire(new Date(Date.now() - 1000));
  const expired = await own.finish(deploy);
  expect([expired.status, expired.body.code]).toEqual([401, 'site/deploy-token-expired']);
  await expire(new Date(Date.now() + 60_000));
  const { id } = await db.selectFrom('deploy_token').select('id').where('name', '=', 'short').executeTakeFirstOrThrow();
  await endDeployToken(db, id);
  const ended = await own.finish(deploy);
  expect([ended.status, ended.body.code]).toEqual([401, 'site/deploy-token-ended']);
  expect((await open.sender.finish(deploy)).status).toBe(200);
});

test('the page of a website cannot deploy, whatever token it has', async () => {
  const { app, services } = open.server;
  const token = await tokenFor(services.db);
  const nowhere = '00000000-0000-4000-8000-000000000000';
  for (const { method, path } of Object.values(DEPLOY_CALLS))
    for (const extra of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const headers = { host: 'registry.example', authorization: `Bearer ${token}`, ...extra };
      const refused = await app.inject({ method, url: path.replace(':deploy', nowhere), headers });
      expect([method, path, refused.statusCode, refused.json<{ readonly code: string }>().code]).toEqual([
        method,
        path,
        403,
        'site/origin',
      ]);
    }
});
