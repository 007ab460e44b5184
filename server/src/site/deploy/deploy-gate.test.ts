import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeployFailure } from 'shared-types/site/deploy';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { publish } from '../registry/publish/publish';
import { createSender, newBuild, tokenFor } from './sent-build.fixture';

const REMOTE = 'mf-consent';
const REACT = join(__dirname, '..', '..', '..', '..', 'shell', 'dist', 'client', 'react.js');

let server: TestServer;
let sender: ReturnType<typeof createSender>;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  sender = createSender({ app: server.app, token: await tokenFor(server.services.db, REMOTE), remote: REMOTE });
});
afterAll(() => server.close());

const whatOf = ({ reasons = [] }: DeployFailure): readonly string[] => reasons.map(({ what }) => what);

spec('PLAT-02', 'before anything is sent, the checks report what a build would break in the others', async () => {
  const admin = server.services.registry.current().remotes.get('mf-admin')?.manifest.version;
  const deaf = await newBuild({
    remote: REMOTE,
    list: (manifest) => ({
      ...manifest,
      features: manifest.features.map((feature) => ({ ...feature, listens: [], mounts: {} })),
    }),
  });
  expect(whatOf((await sender.begin(deaf)).body)).toEqual([
    expect.stringMatching(
      `^Nothing would hear consent/banner-forced any more, which admin/cookie-settings of mf-admin ${admin}, .+ sends.$`,
    ),
    ...['consent/banner-unforced', 'consent/banner-updated'].map(
      (event) => `Nothing would hear ${event} any more, which admin/cookie-settings of mf-admin ${admin} sends.`,
    ),
    expect.stringMatching(/^Nothing would fill the slot/),
  ]);
});

spec('PLAT-02', 'a build that emits, listens to and uses more than before is accepted', async () => {
  const more = await newBuild({
    remote: REMOTE,
    list: (manifest) => ({
      ...manifest,
      uses: [...(manifest.uses ?? []), 'money.cents'],
      features: manifest.features.map((feature) => ({
        ...feature,
        listens: [...feature.listens, 'commerce/line-added'],
        emits: [...feature.emits, 'site/system-error'],
      })),
    }),
  });
  expect((await sender.deploy(more)).body).toMatchObject({ remote: REMOTE });
});

spec('PLAT-02', 'a script that includes its own React is refused once it is uploaded', async () => {
  const react = await readFile(REACT);
  const heavy = await newBuild({ remote: REMOTE, files: { 'client/react.js': react } });
  expect((await sender.deploy(heavy)).body.reasons).toContainEqual({
    what: 'This script brings its own React; the page has one already.',
    where: 'client/react.js',
    mend: expect.stringMatching(/preset/),
  });
});

spec('PLAT-02', 'versions that go live during an upload count too', async () => {
  const deploy = await sender.sendAll(
    await newBuild({ remote: REMOTE, list: (manifest) => ({ ...manifest, uses: ['bus', 'bus.send'] }) }),
  );
  const bare = await newBuild({ remote: 'shell', list: (manifest) => ({ ...manifest, provides: ['bus'] }) });
  const published = await publish(server.services, bare, { who: 'test', reason: 'a shell that has less' });
  expect(published).toMatchObject({ ok: true, isDefault: true });
  const refused = await sender.finish(deploy);
  expect(whatOf(refused.body)).toEqual([
    expect.stringMatching(/^It uses host\.bus\.send, which shell .*, which is live, does not have\.$/),
  ]);
  expect((await sender.finish(deploy)).body.code).toBe('site/deploy-gone');
});
