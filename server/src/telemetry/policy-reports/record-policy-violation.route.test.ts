import { POLICY_REPORT_CALLS } from 'shared-types/telemetry/policy-reports';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';

const { path: PATH } = POLICY_REPORT_CALLS.recordPolicyViolation;
const REPORTS = 'application/reports+json';
const SINGLE = 'application/csp-report';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const send = (payload: unknown, headers: Readonly<Record<string, string>> = {}) =>
  open.app.inject({
    method: 'POST',
    url: PATH,
    headers: { host: 'shop.example', 'content-type': REPORTS, 'user-agent': 'Browser/1', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const violation = (blockedURL: string, effectiveDirective = 'img-src', documentURL = 'http://shop.example/?q=me') => ({
  type: 'csp-violation',
  age: 1,
  url: documentURL,
  user_agent: 'Browser/1',
  body: { documentURL, blockedURL, effectiveDirective, sample: 'secret()', referrer: 'http://secret.example/' },
});
async function stored() {
  await open.records.flush();
  const rows = await open.db.selectFrom('telemetry_record').select(['kind', 'origin', 'path', 'data']).execute();
  await open.db.deleteFrom('telemetry_record').execute();
  return rows.map(({ data, ...row }) => ({
    ...row,
    message: (data as { data: { message: string } }).data.message,
    data,
  }));
}

spec('SRV-36', 'the page’s policy names the address for reports, for old browsers and new ones', async () => {
  const { headers } = await open.visitor().get('/');
  expect(headers['reporting-endpoints']).toBe(`csp="${PATH}"`);
  expect(String(headers['content-security-policy'])).toContain(`; report-uri ${PATH}; report-to csp`);
});

spec('SRV-36', 'a violation is stored as an error of its page, without anything about the visitor', async () => {
  const reply = await send([violation('https://tracker.example/pixel?id=me'), violation('inline', 'style-src-elem')]);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  const rows = await stored();
  expect(rows).toMatchObject([
    { kind: 'error', origin: 'page', path: '/', message: 'Refused by img-src: https://tracker.example' },
    { message: 'Refused by style-src-elem: inline' },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/secret|Browser|me\b/);
});

spec('SRV-36', 'the format of older browsers is accepted as well', async () => {
  const report = {
    'csp-report': {
      'document-uri': 'http://shop.example/shop',
      'blocked-uri': 'data',
      'violated-directive': "font-src 'self'",
    },
  };
  expect((await send(report, { 'content-type': SINGLE })).statusCode).toBe(204);
  expect(await stored()).toMatchObject([{ path: '/shop', message: 'Refused by font-src: data' }]);
});

test('a violation is stored once an hour, however many visitors report it', async () => {
  for (let count = 0; count < 30; count += 1)
    await send([violation('https://again.example/'), violation('https://again.example/x')]);
  expect(await stored()).toHaveLength(1);
});

test('errors that the page reports itself, other reports and other sites’ pages are left out', async () => {
  const others = [
    violation('trusted-types-sink', 'require-trusted-types-for'),
    violation('https://a.example/', 'img-src', 'http://other.example/'),
    { type: 'deprecation', body: {} },
  ];
  expect((await send(others)).statusCode).toBe(204);
  expect(await stored()).toEqual([]);
});

test.each<[unknown, Readonly<Record<string, string>>, number]>([
  ['{', {}, 400],
  [{}, {}, 400],
  [[], {}, 400],
  ['null', {}, 400],
  [Array(21).fill(violation('inline')), {}, 400],
  [`[${' '.repeat(40_000)}]`, {}, 413],
  ['[]', { 'content-type': 'text/plain' }, 400],
  ['<x/>', { 'content-type': 'application/xml' }, 415],
  [[violation('inline')], { origin: 'https://evil.example' }, 403],
  [[violation('inline')], { 'sec-fetch-site': 'cross-site' }, 403],
])('%j with %j is answered by %d, and nothing is stored', async (payload, headers, status) => {
  expect((await send(payload, headers)).statusCode).toBe(status);
  expect(await stored()).toEqual([]);
});

test('no other call accepts reports', async () => {
  const reply = await open.app.inject({
    method: 'POST',
    url: '/api/auth/Login',
    headers: { host: 'shop.example', 'content-type': REPORTS },
    payload: '[]',
  });
  expect([404, 415]).toContain(reply.statusCode);
});
