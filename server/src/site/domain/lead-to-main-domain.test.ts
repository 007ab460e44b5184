import { setServerTime } from '../../../../tools/testing/server/test-server';
import { until } from '../../../../tools/testing/until';
import { DOMAIN, openDomains, TARGET, type DomainsWorld } from './domains.fixture';
import { chooseMainDomain, removeDomain } from './site-domain.store';

let world: DomainsWorld;
beforeAll(async () => {
  world = await openDomains();
  await world.add();
  await world.setRecords();
});
afterAll(() => world.close());
beforeEach(async () => {
  await chooseMainDomain(world.open.db, world.siteId, undefined);
  world.proxy.show('valid');
  await world.check();
  world.open.sites.invalidate(world.siteId);
});

const chooseMain = async () => {
  await chooseMainDomain(world.open.db, world.siteId, DOMAIN);
  world.open.sites.invalidate(world.siteId);
};
const LED = [301, `https://${DOMAIN}/shop?a=b&c=%20d`] as const;

test('nothing changes until an owner has chosen a main domain', async () => {
  for (const host of [DOMAIN, 'shop.example', TARGET]) expect(await world.get(host)).toEqual([200, undefined]);
  const { body } = await world.open.app.inject({ url: '/shop', headers: { host: DOMAIN } });
  expect(body).toMatch(/rel="canonical"[^>]*http:\/\/shop\.example\/shop"/);
});

test('pages at other hosts lead to the main domain, with path and query, and browsers do not keep it', async () => {
  await chooseMain();
  for (const host of ['shop.example', TARGET, `${TARGET}:8080`])
    expect(await world.get(host, '/shop?a=b&c=%20d')).toEqual(LED);
  const { headers, statusCode } = await world.open.app.inject({
    method: 'HEAD',
    url: '/shop?a=b&c=%20d',
    headers: { host: TARGET },
  });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([...LED, 'no-cache']);
  expect(await world.get(DOMAIN)).toEqual([200, undefined]);
  expect(await world.get(DOMAIN.toUpperCase())).toEqual([200, undefined]);
  expect((await world.open.app.inject({ url: '/sitemap.xml', headers: { host: TARGET } })).body).toContain(DOMAIN);
});

const STAYING: readonly (readonly [what: string, path: string, headers?: Readonly<Record<string, string>>])[] = [
  ['the admin area', '/config/'],
  ['a page of the admin area', '/config/domain?x'],
  ['sign-in', '/config/sign-in'],
  ['a call', '/api/shell/none'],
  ['an address of well-known files', '/.well-known/none'],
  ['health', '/healthz'],
  ['a robots file', '/robots.txt'],
  ['a frame', '/shop', { 'sec-fetch-dest': 'iframe' }],
  ['a script', '/shop', { 'sec-fetch-dest': 'empty' }],
  ['a script of an old browser', '/shop', { accept: 'application/json' }],
  ['an event stream', '/shop', { accept: 'text/event-stream' }],
  ['the answer to a form', '/shop?sent=00000000-0000-4000-8000-000000000001'],
];

test.each(STAYING.map(([what, path, headers]) => ({ what, path, headers })))(
  '$what stays at its host',
  async ({ path, headers }) => {
    await chooseMain();
    const [status, location] = await world.get(TARGET, path, headers);
    expect([status === 301, String(location).includes(DOMAIN)]).toEqual([false, false]);
  },
);

test('a form that is posted is not led away', async () => {
  await chooseMain();
  const reply = await world.open.app.inject({ method: 'POST', url: '/shop', headers: { host: TARGET } });
  expect([reply.statusCode === 301, reply.headers.location]).toEqual([false, undefined]);
});

test('nothing leads to a domain whose certificate has ended, or whose records lead elsewhere', async () => {
  await chooseMain();
  setServerTime(() => Date.parse('2130-01-01T00:00:00Z'));
  expect(await world.get(TARGET)).toEqual([200, undefined]);
  setServerTime(() => Date.now());
  world.dns.set(DOMAIN, { CNAME: ['elsewhere.example'] });
  await world.check();
  expect(await world.get(TARGET)).toEqual([200, undefined]);
  await world.setRecords();
  world.proxy.show('expired');
  await world.check();
  expect(await world.get(TARGET)).toEqual([200, undefined]);
  world.proxy.show('valid');
  await world.check();
  expect((await world.get(TARGET))[0]).toBe(301);
});

test('other instances follow at once, and a proxy is told which hosts to get certificates for', async () => {
  const allowed = async (domain: string) =>
    (await world.open.app.inject({ url: `/api/tls-allowed?domain=${domain}`, headers: { host: 'localhost:4000' } }))
      .statusCode;
  expect(await Promise.all([DOMAIN, TARGET, 'shop.example'].map(allowed))).toEqual([200, 200, 200]);
  const unknown = ['', 'a.example', `a.${DOMAIN}`, 'none.colonnade.localhost', 'x'.repeat(300)];
  expect(await Promise.all(unknown.map(allowed))).toEqual(unknown.map(() => 404));
  expect((await world.open.app.inject({ url: '/api/tls-allowed', headers: { host: 'localhost' } })).statusCode).toBe(
    404,
  );
  await chooseMain();
  // Without `invalidate`: the notice of the database alone.
  await removeDomain(world.open.db, { siteId: world.siteId, domain: DOMAIN });
  await until(async () => (await allowed(DOMAIN)) === 404);
  expect((await world.get(DOMAIN))[0]).toBe(404);
  expect((await world.get(TARGET))[0]).toBe(200);
});
