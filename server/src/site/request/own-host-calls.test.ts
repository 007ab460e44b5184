import fc from 'fast-check';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { COOKIE, CRUMB_HEADER } from 'shared-types/site/cookie';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';

/** The bistro's own host, and its subdomain of the product. */
const [OWN, PRODUCT] = ['bistro.localhost', 'buraczek.colonnade.localhost'];
const { method, path: CALL } = FORM_CALLS.formSubmissionKey;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface TestRequest {
  readonly origin: string;
  readonly host?: string;
  readonly method?: 'GET' | 'OPTIONS' | typeof method;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function send({ origin, host = PRODUCT, path = CALL, headers, ...rest }: TestRequest) {
  const all = { accept: 'application/json', host, origin, ...headers };
  return server.app.inject({ method: rest.method ?? method, url: path, headers: all });
}

/** A browser's preflight request. */
function preflight(origin: string, host?: string) {
  const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': CRUMB_HEADER };
  return send({ origin, ...(host && { host }), method: 'OPTIONS', headers });
}

spec('SRV-35', 'a page at a host of the site may call the site’s name on the product host, with cookies', async () => {
  for (const origin of [`http://${OWN}`, `https://${OWN}`]) {
    const reply = await preflight(origin);
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': `accept-language, content-type, ${CRUMB_HEADER}`,
    });
    const stale = await send({ origin });
    expect(stale.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    });
    const { crumb, crumbFail } = stale.json<{ readonly crumb: string; readonly crumbFail: boolean }>();
    expect([stale.statusCode, crumbFail]).toEqual([400, true]);
    expect(stale.cookies.find(({ name }) => name === COOKIE.crumb)).toMatchObject({
      value: crumb,
      sameSite: 'None',
      secure: true,
      partitioned: true,
    });
    const cookie = `${COOKIE.crumb}=${crumb}`;
    const answered = await send({ origin, path: `${CALL}?crumb=${crumb}`, headers: { cookie } });
    expect(answered.statusCode).toBe(200);
    expect(answered.headers['access-control-allow-origin']).toBe(origin);
  }
});

const REFUSED: readonly (readonly [what: string, origin: string, host?: string])[] = [
  ['another site’s host', 'http://localhost'],
  ['another site’s name on the product host', 'http://fern-and-kiln.colonnade.localhost'],
  ['a host that nobody has', 'http://bistro.example'],
  ['a host that begins like the site’s', `http://${OWN}.evil.example`],
  ['a host that ends like the site’s', `http://evil-${OWN}`],
  ['another port of the site’s host', `http://${OWN}:8443`],
  ['another scheme', `ftp://${OWN}`],
  ['an origin that is kept secret', 'null'],
  ['what is no origin', OWN],
  ['the product host, calling a host of the site’s own', `http://${PRODUCT}`, OWN],
];

for (const [what, origin, host] of REFUSED) {
  spec('SRV-35', `${what} is refused, and its browser hides the answer from it`, async () => {
    const replies = [
      await preflight(origin, host),
      await send({ origin, ...(host && { host }) }),
      await send({ origin, ...(host && { host }), method: 'GET' }),
    ];
    for (const { statusCode, headers, json } of replies) {
      expect([statusCode, json<{ readonly code: string }>().code]).toEqual([403, 'site/origin']);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });
}

spec('SRV-35', 'any other value of the origin is refused', async () => {
  const anything = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'grapheme-ascii' }),
    fc.webUrl().map((url) => `${url}.${OWN}`),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (origin) => {
      const { statusCode, headers } = await send({ origin, method: 'GET' });
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }),
  );
});

spec('SRV-35', 'a page itself is given to no other origin, not even to a host of the site', async () => {
  const { statusCode, headers } = await send({ origin: `http://${OWN}`, path: '/', method: 'GET' });
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, undefined]);
});

spec(
  ['SRV-35', 'NET-09'],
  'a page at a host of the site may connect to its name on the product host, and no other page may',
  async () => {
    const connects = async (host: string) => {
      const { headers } = await server.app.inject({ url: '/', headers: { host } });
      return String(headers['content-security-policy'])
        .split('; ')
        .find((directive) => directive.startsWith('connect-src'));
    };
    expect(await connects(OWN)).toBe(`connect-src 'self' https://${PRODUCT}`);
    expect(await connects(PRODUCT)).not.toContain('https://');
  },
);
