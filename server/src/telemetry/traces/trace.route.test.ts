import { TRACE_CALLS, type Trace } from 'shared-types/telemetry/traces';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';

const HOST = 'open.example';
const MARK: Trace = {
  pageUrl: 'http://open.example/shop',
  type: 'mark',
  data: { atMs: 120, text: 'shown', feature: 'commerce/cart', remote: 'mf-commerce', version: '0.1.0-1' },
};
const LOGIN: Trace = { pageUrl: 'http://open.example/shop', type: 'site/login-required', data: { atMs: 130 } };

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  const policy = { 'site.cookieSettings.isRestrictiveCookiePolicyEnabled': false };
  await open.load(patched(policy, exampleDocument('open', HOST)));
});
afterAll(() => open.close());
afterEach(async () => {
  await open.db.deleteFrom('telemetry_record').execute();
});

async function stored() {
  await open.records.flush();
  const rows = open.db.selectFrom('telemetry_record').select(['kind', 'name', 'origin', 'path', 'data']);
  return rows.orderBy('position').execute();
}

function send(traces: readonly Trace[]) {
  const visitor = open.visitor(HOST);
  return open.app.inject({
    method: 'POST',
    url: `${TRACE_CALLS.trace.path}?crumb=${visitor.cookies.get('crumb') ?? ''}`,
    headers: {
      host: HOST,
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ data: JSON.stringify(traces) }).toString(),
  });
}

spec(['SRV-22', 'TRACE-01'], 'traces are stored in order, under the remote and version they name', async () => {
  const reply = await send([MARK, LOGIN]);
  expect([reply.statusCode, reply.json()]).toEqual([200, { recorded: 2 }]);
  expect(await stored()).toEqual([
    { kind: 'trace', name: 'mark', origin: 'mf-commerce@0.1.0-1', path: '/shop', data: MARK },
    { kind: 'trace', name: 'site/login-required', origin: 'page', path: '/shop', data: LOGIN },
  ]);
});

test('the token of an order is never stored', async () => {
  const page = 'http://open.example/checkout/order/sEcReT?a=1';
  await send([{ ...LOGIN, pageUrl: page, data: { atMs: 130, text: `No answer of ${page}.` } }]);
  const rows = await stored();
  expect(rows).toMatchObject([
    {
      data: {
        pageUrl: 'http://open.example/checkout/order/:token?a=1',
        data: { text: 'No answer of http://open.example/checkout/order/:token' },
      },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('sEcReT');
});
