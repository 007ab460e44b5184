import { RELEASE_CALLS } from 'shared-types/site/release';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustedProxies: ['10.0.0.0/8'] });
});
afterAll(() => server.close());

/** The first page, requested by a proxy at this address for a visitor of the bistro. */
async function pageFrom(remoteAddress: string) {
  const headers = { host: 'localhost', 'x-forwarded-host': 'bistro.localhost', 'x-forwarded-proto': 'https' };
  const { body, headers: answer } = await server.app.inject({ url: '/', remoteAddress, headers });
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1],
    isKeptSecure: answer['strict-transport-security'] !== undefined,
    cookies: String(answer['set-cookie']).includes('Secure'),
  };
}

test('a configured proxy may say which site and scheme are requested', async () => {
  expect(await pageFrom('10.1.2.3')).toEqual({
    canonical: 'https://bistro.localhost/',
    isKeptSecure: true,
    cookies: true,
  });
});

test('a call is from the same origin if the proxy adds the scheme’s default port', async () => {
  const calledAt = async (host: string) => {
    const headers = { host, 'x-forwarded-proto': 'https', origin: 'https://bistro.localhost' };
    const request = { url: RELEASE_CALLS.getNews.path, remoteAddress: '10.1.2.3', headers };
    return (await server.app.inject(request)).statusCode;
  };
  const hosts = ['bistro.localhost', 'bistro.localhost:443', 'bistro.localhost:80'];
  expect(await Promise.all(hosts.map(calledAt))).toEqual([200, 200, 403]);
});

test('other senders are not trusted', async () => {
  expect(await pageFrom('192.0.2.1')).toEqual({
    canonical: 'http://localhost/',
    isKeptSecure: false,
    cookies: false,
  });
});
