import { CRUMB_HEADER } from 'shared-types/site/cookie';
import { ERROR_REPORT_CALLS } from 'shared-types/telemetry/error-reports';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { sealedCookie } from '../../../../tools/testing/server/sealed-cookie';
import { createCrumb } from '../../platform/http/cookie/crumb';

const URL_PATH = ERROR_REPORT_CALLS.recordJavascriptErrors.path;

let open: ExampleServer;
let crumb = '';
let cookie = '';
beforeAll(async () => {
  open = await openExample();
  const host = 'shop.example';
  crumb = createCrumb(open.app.cookieSeal, { host });
  cookie = `crumb=${crumb}; CookieChoice=${sealedCookie(open.app, { host, name: 'CookieChoice', value: 'true' })}`;
});
afterAll(() => open.close());
afterEach(async () => {
  await open.records.flush();
  await open.db.deleteFrom('telemetry_record').execute();
});

const data = {
  websiteId: 'w',
  templateId: 'colonnade',
  url: 'http://shop.example/',
  userAgent: 'Browser',
  app: 'mf-commerce@1',
  message: 'x is not a function',
  stack: 'at y',
  file: 'z.js',
  line: 1,
  column: 2,
};
const report = (changes: object = {}) => ({
  event: 'error',
  timestamp: 1_700_000_000_000,
  data: { ...data, ...changes },
});
async function stored() {
  await open.records.flush();
  const rows = open.db.selectFrom('telemetry_record').select(['kind', 'origin', 'path', 'data']);
  return (await rows.orderBy('key').orderBy('position').execute()).map(({ data: kept, ...row }) => ({
    ...row,
    report: kept as ReturnType<typeof report>,
  }));
}
const send = (payload: unknown, headers: Record<string, string> = { [CRUMB_HEADER]: crumb }) =>
  open.app.inject({
    method: 'POST',
    url: URL_PATH,
    headers: {
      host: 'shop.example',
      cookie,
      'content-type': 'application/json',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

spec(
  ['SRV-21', 'SRV-24', 'ERRREP-01', 'ERRREP-04'],
  'reports are stored under the remote and version they name',
  async () => {
    const reply = await send([report(), report({ app: 'shell@2', message: 'other' })]);
    expect([reply.statusCode, reply.json()]).toEqual([200, { recorded: 2 }]);
    expect(await stored()).toMatchObject([
      { kind: 'error', origin: 'mf-commerce@1', path: '/', report: report() },
      { origin: 'shell@2', report: { data: { message: 'other' } } },
    ]);
  },
);

spec(
  ['SRV-21', 'SRV-09', 'ERRREP-02', 'ERRREP-03'],
  'a report without its header, or with another crumb, is refused and gets a new crumb',
  async () => {
    const wrong: Record<string, string>[] = [{}, { [CRUMB_HEADER]: 'C'.repeat(22) }, { [CRUMB_HEADER]: '' }];
    for (const headers of wrong) {
      const reply = await send([report()], headers);
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({
        code: 'site/crumb',
        crumbFail: true,
        crumb: expect.stringMatching(/^[\w-]{44}$/),
      });
    }
    const inQuery = await open.app.inject({
      method: 'POST',
      url: `${URL_PATH}?crumb=${crumb}`,
      headers: { host: 'shop.example', cookie },
      payload: [report()],
    });
    expect(inQuery.statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  },
);

spec('ERRREP-06', 'a stack is cut at 5000 characters, other text at 2000', async () => {
  await send([report({ stack: 's'.repeat(6000), message: 'm'.repeat(3000) })]);
  const [row] = await stored();
  expect(row?.report.data.message).toHaveLength(2000);
  expect(row?.report.data.stack).toHaveLength(5000);
});

spec('ERRREP-07', 'twenty reports are accepted and twenty-one refused', async () => {
  const many = (count: number) => Array.from({ length: count }, () => report());
  expect((await send(many(21))).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
  expect((await send(many(20))).json()).toEqual({ recorded: 20 });
});

test('the token of an emailed link is never stored', async () => {
  const [email, shop] = ['http://shop.example/config/reset?token=sEcReT', 'http://shop.example'];
  const stack = `Error: ${email}\n    at a (${email}&b=(c):12:3)\n    at ${shop}/checkout/order/sEcReT:4:5\nb@${email}#sEcReT:6:7\nc@${email} line 8 > eval:1:9\n    at d (${shop}/a.js:1:2)`;
  const message = `connect-src ${shop}/checkout/subscription/sEcReT?a=1 (of '${email}')`;
  await send([report({ url: email, file: email, stack, message })]);
  const rows = await stored();
  expect(rows[0]?.report.data).toMatchObject({
    url: `${shop}/config/reset`,
    file: `${shop}/config/reset`,
    message: `connect-src ${shop}/checkout/subscription/:token (of '${shop}/config/reset`,
    stack: [
      `Error: ${shop}/config/reset`,
      `    at a (${shop}/config/reset:12:3)`,
      `    at ${shop}/checkout/order/:token:4:5`,
      `b@${shop}/config/reset:6:7`,
      `c@${shop}/config/reset line 8 > eval:1:9`,
      `    at d (${shop}/a.js:1:2)`,
    ].join('\n'),
  });
  expect(JSON.stringify(rows)).not.toContain('sEcReT');
});

test('unstorable characters and unknown fields are left out', async () => {
  await send([report({ message: 'a\0b\ud83d', secret: 'x' })]);
  const [row] = await stored();
  expect(row?.report.data.message).toBe('ab');
  expect(JSON.stringify(row?.report)).not.toContain('secret');
});

test.each<unknown>([
  '',
  '{',
  'null',
  '{}',
  '[]',
  [null],
  [[]],
  [{}],
  [{ ...report(), event: 'party' }],
  [{ ...report(), timestamp: 'now' }],
  [{ ...report(), timestamp: 1.5 }],
  [report({ line: -1 })],
  [report({ message: 7 })],
  [report({ url: undefined })],
  '['.repeat(50_000),
])('%j is refused with a 4xx, and nothing is stored', async (payload) => {
  const reply = await send(payload);
  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ code: string }>().code).toBe('site/invalid-input');
  expect(await stored()).toEqual([]);
});

test('another website, another content type and an oversized body are refused', async () => {
  const codeOf = async (payload: unknown, headers: Record<string, string>) => {
    const reply = await send(payload, { [CRUMB_HEADER]: crumb, ...headers });
    return [reply.statusCode, reply.json<{ code: string }>().code];
  };
  expect(await codeOf([report()], { origin: 'https://evil.example' })).toEqual([403, 'site/origin']);
  expect(await codeOf([report()], { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'site/origin']);
  expect(await codeOf('<x/>', { 'content-type': 'application/xml' })).toEqual([415, 'site/content-type']);
  expect(await codeOf([report({ message: 'x'.repeat(300_000) })], {})).toEqual([413, 'site/too-large']);
  expect(await stored()).toEqual([]);
});

spec('CONS-28', 'without consent nothing is stored, whatever the page did', async () => {
  const reply = await send([report()], { [CRUMB_HEADER]: crumb, cookie: `crumb=${crumb}` });
  expect([reply.statusCode, reply.json()]).toEqual([200, { recorded: 0 }]);
  expect(await stored()).toEqual([]);
});
