import { startTestServer, type TestServer } from '../../../../../tools/testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const statusAt = async (url: string) => (await server.app.inject({ url })).statusCode;

test('a file of a published version is available, and no other', async () => {
  const { name, version, entry } = server.services.registry.current().shell.manifest;
  expect(await statusAt(`/remotes/${name}/${version}/${entry}`)).toBe(200);
  expect(await statusAt(`/remotes/${name}/${version}/client/none.js`)).toBe(404);
  expect(await statusAt(`/remotes/${name}/0.0.0-00000000/${entry}`)).toBe(404);
});

test.each([
  ['%00', '1.0.0-aaaaaaaa'],
  ['mf-forms%00', '1.0.0-aaaaaaaa'],
  ['mf-forms', '%00'],
  ['mf-forms', '1.0.0-aaaaaaaa%00'],
  ['MF%20FORMS', '1.0.0-aaaaaaaa'],
  ['mf-forms', '1.0.0'],
])('of the remote %s there is no version %s, and no query for it', async (name, version) => {
  const spy = jest.spyOn(server.services.registry, 'manifestOf');
  expect(await statusAt(`/remotes/${name}/${version}/client/x.js`)).toBe(404);
  expect(spy).not.toHaveBeenCalled();
});
