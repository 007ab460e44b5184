import { PERFORMANCE_CALLS } from 'shared-types/telemetry/performance';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { LONGEST_NAME } from '../../../../tools/build/manifests/remote-name.mjs';
import { spec } from '../../../../tools/testing/spec';
import { RECORD } from './performance-records.fixture';
import { createCrumb } from '../../platform/http/cookie/crumb';

const { path } = PERFORMANCE_CALLS.recordPerformance;
const KEY = '018bcfe5-6800-7000-8000-000000000001';
const OPEN = 'open.example';
const document = exampleDocument('open', OPEN);
const ALLOWING = { 'site.cookieSettings.isRestrictiveCookiePolicyEnabled': false };

let open: ExampleServer;
let crumb = '';
beforeAll(async () => {
  open = await openExample();
  await open.load(patched(ALLOWING, document));
  crumb = createCrumb(open.app.cookieSeal, { host: OPEN });
});
afterAll(() => open.close());
afterEach(async () => {
  await open.records.flush();
  await open.db.deleteFrom('telemetry_record').execute();
});

async function stored() {
  await open.records.flush();
  return open.db.selectFrom('telemetry_record').selectAll().orderBy('position').execute();
}
const send = (payload: unknown, { key = KEY, headers = {} }: { key?: string; headers?: Record<string, string> } = {}) =>
  open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${crumb}&key=${key}`,
    headers: { host: OPEN, cookie: `crumb=${crumb}`, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

spec(
  ['SRV-27', 'PERF-01', 'PERF-09'],
  'an array of records as text is stored, one record a metric, under its origin',
  async () => {
    const start = { ...RECORD, e: 'feature-start', a: 'shell@1', d: { ...RECORD.d, f: 'site/x' } };
    // Another team's remote, whose whole name is its area.
    const name = `reviews-${'l'.repeat(LONGEST_NAME - 'reviews-'.length)}`;
    const foreign = { ...start, a: `${name}@1.0.0-0000000a`, d: { ...RECORD.d, f: `${name}/list` } };
    const reply = await send([RECORD, { ...RECORD, e: 'cls', a: 'page', d: { ...RECORD.d, v: 0 } }, start, foreign]);
    expect([reply.statusCode, reply.json()]).toEqual([200, { recorded: 4 }]);
    const data = { pageLoadId: RECORD.i, ts: RECORD.t, navigation: 'navigate', version: '4.0.7' };
    expect(await stored()).toMatchObject([
      { kind: 'performance', name: 'lcp', origin: RECORD.a, path: '/shop', value: 812.5, key: KEY, position: 0, data },
      { name: 'cls', origin: 'page', value: 0 },
      { name: 'feature-start', origin: 'shell@1', data: { ...data, feature: 'site/x' } },
      { name: 'feature-start', origin: foreign.a, data: { ...data, feature: foreign.d.f } },
    ]);
  },
);

spec('SRV-27', 'a beacon’s array is stored too, whatever its content type', async () => {
  for (const [index, type] of ['text/plain', 'application/json'].entries())
    expect(
      (await send([RECORD], { key: KEY.replace(/1$/, `${index}`), headers: { 'content-type': type } })).json(),
    ).toEqual({
      recorded: 1,
    });
  expect(await stored()).toHaveLength(2);
});

spec('SRV-27', 'a repeated call counts once', async () => {
  for (let time = 0; time < 3; time += 1) expect((await send([RECORD])).statusCode).toBe(200);
  expect(await stored()).toHaveLength(1);
});

spec('PERF-08', 'metrics the site has switched off are not stored, though a page still sends them', async () => {
  const { d } = RECORD;
  const sent = [RECORD, { ...RECORD, e: 'shift', d: { ...d, v: 0.1 } }];
  await open.load(patched({ ...ALLOWING, 'site.website': { performance: { remotes: false } } }, document));
  expect((await send(sent)).json()).toEqual({ recorded: 1 });
  expect(await stored()).toMatchObject([{ name: 'lcp' }]);
  await open.load(patched({ ...ALLOWING, 'site.website': { performance: { records: false } } }, document));
  expect((await send(sent, { key: KEY.replace(/1$/, '2') })).json()).toEqual({ recorded: 0 });
  expect(await stored()).toHaveLength(1);
  await open.load(patched(ALLOWING, document));
});

test('nothing is stored for a visitor who declines', async () => {
  expect((await send([RECORD], { headers: { 'sec-gpc': '1' } })).json()).toEqual({ recorded: 0 });
  expect(await stored()).toEqual([]);
});

test.each<unknown>([
  '',
  '{',
  'null',
  '7',
  '{}',
  '[]',
  '[null]',
  '['.repeat(20_000),
  [{}],
  [[RECORD]],
  [{ ...RECORD, i: 'mine' }],
  [{ ...RECORD, e: 'party' }],
  [{ ...RECORD, t: 'now' }],
  [{ ...RECORD, t: -1 }],
  [{ ...RECORD, a: 'mf-commerce' }],
  [{ ...RECORD, a: '<script>@1' }],
  [{ ...RECORD, a: `mf-commerce@${'1'.repeat(40)}` }],
  [{ ...RECORD, d: undefined }],
  [{ ...RECORD, d: { ...RECORD.d, v: -1 } }],
  [{ ...RECORD, d: { ...RECORD.d, v: 1e10 } }],
  [{ ...RECORD, d: { ...RECORD.d, v: null } }],
  [{ ...RECORD, d: { ...RECORD.d, p: 'https://evil.example/' } }],
  [{ ...RECORD, d: { ...RECORD.d, n: 'teleport' } }],
  [{ ...RECORD, d: { ...RECORD.d, f: '../x' } }],
  [RECORD, { ...RECORD, e: 'party' }],
  Array.from({ length: 201 }, () => RECORD),
])('%j is refused with a 4xx, and nothing is stored', async (payload) => {
  const reply = await send(payload);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'site/invalid-input']);
  expect(await stored()).toEqual([]);
});

test('two hundred records are accepted, and unknown fields are left out', async () => {
  const many = Array.from({ length: 200 }, () => ({ ...RECORD, secret: 'x', d: { ...RECORD.d, secret: 'x' } }));
  expect((await send(many)).json()).toEqual({ recorded: 200 });
  expect(JSON.stringify(await stored())).not.toContain('secret');
});

test('more than 64 KiB is refused', async () => {
  const reply = await send(`"${'x'.repeat(70_000)}"`);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([413, 'site/too-large']);
});
