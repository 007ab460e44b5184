import { request as requestRaw } from 'node:http';
import { text } from 'node:stream/consumers';
import { DEPLOY_CALLS } from 'shared-types/site/deploy';
import { RELEASE_CALLS } from 'shared-types/site/release';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { SITEMAP_PATH } from '../../site/discovery/sitemap.route';
import { openConnection } from './connection.fixture';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.open();
});
afterAll(() => server.close());

const SHOP = 'fern-and-kiln.colonnade.localhost';
/** The canonical address of a page for this `Host` header. */
async function canonicalAt(at: string, host: string): Promise<string | undefined> {
  const page = await new Promise<string>((resolve, reject) => {
    const sent = requestRaw(at, { headers: { host } }, (reply) => void text(reply).then(resolve, reject));
    sent.on('error', reject).end();
  });
  return /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1];
}
const get = (url: string, headers: Readonly<Record<string, string>>) => server.app.inject({ url, headers });

test.each(['/', SITEMAP_PATH, '/robots.txt'])(
  'with an impossible port, %s is answered as without a port',
  async (path) => {
    const [odd, plain] = [await get(path, { host: `${SHOP}:99999` }), await get(path, { host: SHOP })];
    expect([odd.statusCode, odd.body.includes(':99999'), plain.statusCode]).toEqual([200, false, 200]);
    expect((await get(path, { host: `${SHOP}:65535` })).statusCode).toBe(200);
  },
);

test('a call from another port to an impossible port is refused', async () => {
  const headers = { host: `${SHOP}:99999`, origin: 'http://localhost:8443' };
  expect((await get(RELEASE_CALLS.getNews.path, headers)).statusCode).toBe(403);
});

test('a call is from the same origin if the host header contains the scheme’s default port', async () => {
  const calledAt = async (host: string) =>
    (await get(RELEASE_CALLS.getNews.path, { host, origin: 'http://localhost' })).statusCode;
  const hosts = ['localhost', 'localhost:80', 'localhost:443', 'localhost:8080'];
  expect(await Promise.all(hosts.map(calledAt))).toEqual([200, 200, 403, 403]);
});

test('a call to an invalid host is refused, also for addresses outside of sites', async () => {
  const { method, path: url } = DEPLOY_CALLS.beginDeploy;
  const headers = { host: 'no host.colonnade.localhost', origin: 'http://localhost:8443' };
  expect((await server.app.inject({ method, url, headers })).statusCode).toBe(403);
});

test.each(['/', SITEMAP_PATH, '/robots.txt', '/shop?page=1'])(
  'a port that does not lead here does not appear in %s',
  async (path) => {
    const reply = await get(path, { host: 'localhost:6666' });
    expect([reply.statusCode, JSON.stringify(reply.headers).includes('6666'), reply.body.includes('6666')]).toEqual([
      200,
      false,
      false,
    ]);
  },
);

test('a redirect leads to the site, whichever port the request names', async () => {
  const reply = await get('/config/', { host: 'localhost:6666' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, expect.stringMatching(/^\/config\/sign-in/)]);
});

test('links contain the port the server listens on, and the configured public one', async () => {
  const { port } = new URL(address);
  expect(await canonicalAt(address, `localhost:${port}`)).toBe(`http://localhost:${port}/`);
  expect(await canonicalAt(address, 'localhost:6666')).toBe('http://localhost/');
  const mapped = await startTestServer({ publicPort: 6666 });
  try {
    expect(await canonicalAt(await mapped.open(), 'localhost:6666')).toBe('http://localhost:6666/');
  } finally {
    await mapped.close();
  }
});

test('a request with two hosts is refused, in either order', async () => {
  const { port } = new URL(address);
  for (const hosts of ['host: localhost\r\nHost: evil.example', 'HOST: evil.example\r\nhost: localhost']) {
    const socket = await openConnection(Number(port));
    socket.write(`GET / HTTP/1.1\r\n${hosts}\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect([answer.slice(0, 12), answer.includes('evil')]).toEqual(['HTTP/1.1 400', false]);
  }
});
