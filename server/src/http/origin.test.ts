import { DEPLOY_CALLS } from 'shared-types/site/deploy';

import { RELEASE_CALLS } from 'shared-types/site/release';
import { startTestServer, type TestServer } from '../../../tools/testing/test-server';
import { SITEMAP_PATH } from '../site/discovery/sitemap.route';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SHOP = 'fern-and-kiln.colonnade.localhost';
const ask = (url: string, headers: Readonly<Record<string, string>>) => server.app.inject({ url, headers });

test.each(['/', SITEMAP_PATH, '/robots.txt'])(
  'at a port that no computer has, %s is what it is at none',
  async (path) => {
    const [odd, plain] = [await ask(path, { host: `${SHOP}:99999` }), await ask(path, { host: SHOP })];
    expect([odd.statusCode, odd.body.includes(':99999'), plain.statusCode]).toEqual([200, false, 200]);
    expect((await ask(path, { host: `${SHOP}:65535` })).statusCode).toBe(200);
  },
);

test('a call from another port to a port that no computer has is refused', async () => {
  const headers = { host: `${SHOP}:99999`, origin: 'http://localhost:8443' };
  expect((await ask(RELEASE_CALLS.getNews.path, headers)).statusCode).toBe(403);
});

test('a call is the site’s own where the host is told with the port its scheme has anyway', async () => {
  const calledAt = async (host: string) =>
    (await ask(RELEASE_CALLS.getNews.path, { host, origin: 'http://localhost' })).statusCode;
  const hosts = ['localhost', 'localhost:80', 'localhost:443', 'localhost:8080'];
  expect(await Promise.all(hosts.map(calledAt))).toEqual([200, 200, 403, 403]);
});

test('a call to what is no host is refused, also where it concerns no site', async () => {
  const { method, path: url } = DEPLOY_CALLS.beginDeploy;
  const headers = { host: 'no host.colonnade.localhost', origin: 'http://localhost:8443' };
  expect((await server.app.inject({ method, url, headers })).statusCode).toBe(403);
});
