import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { bundleKey } from './artifact/bundle-key';
import { createRegistry } from './registry';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the live bundles are available while the database is away', async () => {
  const { db, objects, signing } = server.services;
  const registry = createRegistry({ db, objects, signing, log: server.app.log });
  await registry.reload();
  const { shell, remotes } = registry.current();
  jest.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('The database is away.');
  });
  for (const { manifest } of [shell, ...remotes.values()]) {
    expect(await registry.serverCode(bundleKey(manifest))).toContain(manifest.version);
  }
  await expect(registry.serverCode('mf-forms@never')).rejects.toThrow('The database is away.');
});
