import { randomUUID } from 'node:crypto';
import { CRUMB_HEADER } from 'shared-types/site/cookie';
import { ERROR_REPORT_CALLS } from 'shared-types/telemetry/error-reports';
import { VISIT_CALLS } from 'shared-types/telemetry/visits';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../tools/testing/site/open-example';
import { patched } from '../../../tools/testing/site/patched';
import { spec } from '../../../tools/testing/spec';
import { signIn } from '../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../tools/testing/store/shopper';
import { setServerTime } from '../../../tools/testing/server/test-server';
import { createIdempotencyKey } from './records/idempotency-key';
import { HIT_DATA } from './visits/hit-data.fixture';

const HOST = 'open.example';
const SHOP = 'shop.example';
const DAY_MS = 86_400_000;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({
    accounts: {
      'owner@shop.example': ['admin'],
      'viewer@shop.example': ['viewer'],
      'both@shop.example': ['viewer', 'campaignsEditor'],
    },
  });
  const document = exampleDocument('open', HOST);
  await open.load(patched({ 'site.cookieSettings.isRestrictiveCookiePolicyEnabled': false }, document));
});
afterAll(() => open.close());
afterEach(async () => {
  jest.restoreAllMocks();
  await open.records.flush();
  for (const table of ['telemetry_record', 'telemetry_hour', 'telemetry_refusal'] as const)
    await open.db.deleteFrom(table).execute();
});

interface Sending {
  readonly visitor?: Shopper;
  readonly key?: string | undefined;
  readonly url?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly app?: ExampleServer['app'];
}

const cookiesOf = ({ cookies }: Shopper) => [...cookies].map((pair) => pair.join('=')).join('; ');

function hit(host: string, { visitor = open.visitor(host), key, url = '/shop', ...sending }: Sending = {}) {
  const crumb = visitor.cookies.get('crumb') ?? '';
  const query = new URLSearchParams({ crumb, ...(key === undefined ? {} : { key }) });
  return (sending.app ?? open.app).inject({
    method: 'POST',
    url: `${VISIT_CALLS.recordHit.path}?${query}`,
    remoteAddress: sending.address ?? '10.0.0.1',
    headers: {
      host,
      accept: 'application/json',
      cookie: cookiesOf(visitor),
      'content-type': 'application/x-www-form-urlencoded',
      ...sending.headers,
    },
    payload:
      sending.body ??
      new URLSearchParams({
        event: 'view',
        data: JSON.stringify({ ...HIT_DATA, url: `http://${host}${url}` }),
      }).toString(),
  });
}

function errorReport(host: string, { visitor = open.visitor(host), url = '/shop', ...sending }: Sending = {}) {
  const { websiteId, templateId, userAgent } = HIT_DATA;
  const data = { websiteId, templateId, userAgent, url: `http://${host}${url}`, app: 'shell@1', message: 'm' };
  const crumb = visitor.cookies.get('crumb') ?? '';
  return open.app.inject({
    method: 'POST',
    url: ERROR_REPORT_CALLS.recordJavascriptErrors.path,
    remoteAddress: sending.address ?? '10.0.0.1',
    headers: { host, cookie: cookiesOf(visitor), 'content-type': 'application/json', [CRUMB_HEADER]: crumb },
    payload: sending.body ?? JSON.stringify([{ event: 'error', timestamp: 1, data }]),
  });
}

async function kept() {
  await open.records.flush();
  const rows = open.db.selectFrom('telemetry_record').select(['kind', 'name', 'path', 'at', 'key']);
  return rows.orderBy('key').orderBy('position').execute();
}
async function sums(): Promise<Record<string, number>> {
  await open.records.flush();
  const rows = await open.db.selectFrom('telemetry_hour').select(['name', 'count']).execute();
  return rows.reduce<Record<string, number>>(
    (all, { name, count }) => ({ ...all, [name]: (all[name] ?? 0) + count }),
    {},
  );
}
async function refused() {
  await open.records.flush();
  const rows = await open.db.selectFrom('telemetry_refusal').select(['kind', 'reason', 'count']).execute();
  return Object.fromEntries(rows.map(({ kind, reason, count }) => [`${kind} ${reason}`, count]));
}
/** A visitor of the example shop who has consented. */
function accepting(): Shopper {
  const visitor = open.visitor(SHOP);
  visitor.setCookie('CookieChoice', 'true');
  return visitor;
}

spec(
  'SRV-24',
  'a repeated call is answered twice and counts once, as its view, its visit and its visitor',
  async () => {
    const key = createIdempotencyKey(Date.now());
    const replies = [await hit(HOST, { key }), await hit(HOST, { key }), await hit(HOST, { key })];
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(replies.map(() => [200, { recorded: 1 }]));
    expect(await sums()).toEqual({ view: 1, visit: 1, visitor: 1 });
  },
);

test('views, visits and visitors are sums', async () => {
  const visitor = open.visitor(HOST);
  const go = async () => {
    const { cookies } = await hit(HOST, { visitor });
    for (const { name, value } of cookies) visitor.setCookie(name, value);
  };
  await go();
  await go();
  visitor.setCookie('ss_cvt', '1');
  await go();
  await hit(HOST);
  expect(await sums()).toEqual({ view: 4, visit: 3, visitor: 2 });
});

test('the key’s time counts if it is plausible; other calls count when they arrive', async () => {
  const nowMs = Date.now();
  const [late, early, dreamt] = [nowMs - 7 * DAY_MS, nowMs - 9 * DAY_MS, nowMs + 2 * DAY_MS].map(createIdempotencyKey);
  for (const key of [late, early, dreamt, randomUUID(), undefined]) await hit(HOST, { key });
  const views = (await kept()).filter(({ name }) => name === 'view');
  const ages = views.map(({ at }) => Math.round((nowMs - at.getTime()) / DAY_MS)).sort();
  expect(ages.map(Math.abs)).toEqual([0, 0, 0, 0, 7]);
  expect(await refused()).toEqual({ 'visit clock': 9 });
});

test('an invalid key is refused and counted, and so are wrong crumbs, origins, bodies and sizes', async () => {
  const tries = [
    hit(HOST, { key: 'me' }),
    hit(HOST, { headers: { origin: 'https://evil.example' } }),
    hit(HOST, { visitor: accepting(), headers: { cookie: `crumb=${'C'.repeat(22)}` } }),
    hit(HOST, { body: 'event=party' }),
    hit(HOST, { body: 'x'.repeat(1_000_000) }),
    errorReport(HOST, { body: '[{' }),
    errorReport(HOST, { body: `["${'x'.repeat(1_000_000)}"]` }),
  ];
  const replies = await Promise.all(tries);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 403, 403, 400, 413, 400, 413]);
  expect(await kept()).toEqual([]);
  expect(await refused()).toEqual({
    'visit key': 1,
    'visit origin': 1,
    'visit crumb': 1,
    'visit invalid': 1,
    'visit too-large': 1,
    'error invalid': 1,
    'error too-large': 1,
  });
});

test('a flood is refused before it costs anything, and no other sender is', async () => {
  const nowMs = Date.now();
  setServerTime(() => nowMs);
  const flood = Array.from({ length: 4000 }, () => hit(HOST, { body: 'event=party', address: '10.9.9.9' }));
  const replies = await Promise.all(flood);
  const limited = replies.filter(({ statusCode }) => statusCode === 429);
  expect(limited).toHaveLength(1000);
  expect(limited[0]?.headers['retry-after']).toMatch(/^\d+$/);
  expect(limited[0]?.json()).toMatchObject({ code: 'site/rate-limited' });
  expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  expect((await hit(HOST, { address: '10.9.9.8' })).json()).toEqual({ recorded: 1 });
  expect((await hit(SHOP, { visitor: accepting(), address: '10.9.9.9' })).json()).toEqual({ recorded: 1 });
  expect((await hit(HOST, { address: '10.9.9.9' })).statusCode).toBe(429);
  expect(await refused()).toMatchObject({ 'visit rate': limited.length + 1 });
});

spec('CONS-28', 'without consent no kind is stored, and the number of refusals is counted', async () => {
  for (const reply of [await hit(SHOP), await errorReport(SHOP)]) expect(reply.json()).toEqual({ recorded: 0 });
  expect([await kept(), await refused()]).toEqual([[], { 'visit consent': 1, 'error consent': 1 }]);
});

spec(
  ['ANLT-02', 'ANLT-03'],
  'of all accounts only those that are nothing but viewers are recorded, whatever the page says',
  async () => {
    for (const [name, recorded] of [
      ['owner', 0],
      ['both', 0],
      ['viewer', 1],
    ] as const) {
      const visitor = accepting();
      await signIn(visitor, `${name}@shop.example`);
      expect([name, (await hit(SHOP, { visitor })).json()]).toEqual([name, { recorded }]);
      // Errors are recorded for everybody.
      expect((await errorReport(SHOP, { visitor })).json()).toEqual({ recorded: 1 });
    }
    expect(await refused()).toMatchObject({ 'visit unrecorded': 2 });
  },
);

spec(
  ['ANLT-04', 'ANLT-05', 'VISIT-14'],
  'the admin area, the search and missing pages are not recorded; their errors are, without a path',
  async () => {
    const visitor = accepting();
    const places = [
      '/config',
      '/config/sign-in',
      '/config/design',
      '/search',
      '/nowhere',
      '/shop/p/made-up',
      '/%zz',
      '/search?q=mug',
    ];
    for (const url of places) expect([url, (await hit(SHOP, { visitor, url })).json()]).toEqual([url, { recorded: 0 }]);
    expect(await kept()).toEqual([]);
    for (const url of ['/nowhere', '/shop/p/made-up', '/order/a-token', '/shop/'])
      await errorReport(SHOP, { visitor, url });
    expect(new Set((await kept()).map(({ path }) => path))).toEqual(new Set(['', '/shop']));
  },
);

test('errors of an admin page about one record are counted under the page’s pattern', async () => {
  const visitor = accepting();
  for (const url of ['/config/products/a-mug', '/config/products/a-guide']) await errorReport(SHOP, { visitor, url });
  expect((await kept()).map(({ path }) => path)).toEqual(Array(2).fill('/config/products/{slug}'));
});

test('a full server stores and remembers nothing, and says when to retry', async () => {
  const take = jest.spyOn(open.records, 'take').mockReturnValueOnce(false);
  const reply = await hit(HOST);
  expect([reply.statusCode, reply.headers['retry-after'], reply.cookies]).toEqual([429, '5', []]);
  expect(reply.json()).toMatchObject({ code: 'telemetry/full' });
  expect(take).toHaveBeenCalledTimes(1);
  expect([await kept(), await refused()]).toEqual([[], { 'visit full': 1 }]);
});

test('a closing server has written what it answered for', async () => {
  const closing = await openExample();
  const destroy = closing.db.destroy.bind(closing.db);
  let written: unknown;
  jest.spyOn(closing.db, 'destroy').mockImplementation(async () => {
    written = await closing.db.selectFrom('telemetry_record').select(['name']).orderBy('position').execute();
    await destroy();
  });
  const visitor = closing.visitor();
  visitor.setCookie('CookieChoice', 'true');
  const reply = await hit(SHOP, { visitor, app: closing.app });
  expect(reply.json()).toEqual({ recorded: 1 });
  await closing.close();
  expect(written).toEqual([{ name: 'view' }, { name: 'visit' }, { name: 'visitor' }]);
});
