import { randomBytes } from 'node:crypto';
import { COOKIE } from 'shared-types/site/cookie';
import { VISIT_CALLS } from 'shared-types/telemetry/visits';
import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { HIT_DATA } from './hit-data.fixture';
import type { KeptHit } from './kept-hit';

const { path } = VISIT_CALLS.recordHit;
const TWO_YEARS = 63_072_000;
const HALF_AN_HOUR = 1800;
const VISITOR = /^[0-9a-f-]{36}\|\d+\|\d+\|\d+\|1$/;
/** A site that needs no consent. */
const OPEN = 'open.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  const document = exampleDocument('open', OPEN);
  await open.load(patched({ 'site.cookieSettings.isRestrictiveCookiePolicyEnabled': false }, document));
});
afterAll(() => open.close());
afterEach(async () => {
  await open.records.flush();
  await open.db.deleteFrom('telemetry_record').execute();
});

async function stored() {
  await open.records.flush();
  const rows = open.db.selectFrom('telemetry_record').select(['path', 'data']).where('name', '=', 'view');
  return (await rows.orderBy('at').orderBy('key').execute()).map(({ path: at, data }) => ({
    at,
    ...(data as KeptHit),
  }));
}
function hit(
  visitor: Shopper,
  { sentCookie = '', headers = {}, host = OPEN, data = HIT_DATA as unknown, query = '' } = {},
) {
  const fields = { event: 'view', data: JSON.stringify(data), ...(sentCookie && { ss_cvr: sentCookie }) };
  return open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${visitor.cookies.get('crumb') ?? ''}${query}`,
    headers: {
      host,
      accept: 'application/json',
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}
type Reply = Awaited<ReturnType<typeof hit>>;
const cookieIn = ({ cookies }: Pick<Reply, 'cookies'>, wanted: string) => cookies.find(({ name }) => name === wanted);
function keep(visitor: Shopper, { cookies }: Reply): void {
  for (const { name, value } of cookies) visitor.setCookie(name, value);
}

spec(
  ['VISIT-03', 'VISIT-05', 'VISIT-09', 'SRV-24'],
  'a hit is stored, and the reply sets both cookies, readable by the page',
  async () => {
    const reply = await hit(open.visitor(OPEN));
    expect([reply.statusCode, reply.json()]).toEqual([200, { recorded: 1 }]);
    const [visitor, visit] = [cookieIn(reply, 'ss_cvr'), cookieIn(reply, 'ss_cvt')];
    expect(visitor).toMatchObject({
      maxAge: TWO_YEARS,
      path: '/',
      sameSite: 'Lax',
      value: expect.stringMatching(VISITOR),
    });
    expect(visit).toMatchObject({ maxAge: HALF_AN_HOUR, path: '/', value: expect.stringMatching(/^\d{13}$/) });
    for (const cookie of [visitor, visit]) expect(cookie).not.toHaveProperty('httpOnly');
    expect(await stored()).toMatchObject([
      { ...HIT_DATA, visitorId: visitor?.value.split('|')[0], visitCount: 1, at: '/shop' },
    ]);
  },
);

spec(['VISIT-03', 'VISIT-06', 'VISIT-07'], 'the visitor stays the same, and a new visit is counted', async () => {
  const visitor = open.visitor(OPEN);
  keep(visitor, await hit(visitor));
  const again = await hit(visitor);
  expect(cookieIn(again, 'ss_cvr')).toMatchObject({ value: visitor.cookies.get('ss_cvr'), maxAge: TWO_YEARS });
  visitor.setCookie(COOKIE.visit, '1');
  const later = await hit(visitor);
  expect(cookieIn(later, 'ss_cvr')?.value).toMatch(/\|2$/);
  const rows = await stored();
  expect(rows.map(({ visitCount }) => visitCount)).toEqual([1, 1, 2]);
  expect(new Set(rows.map(({ visitorId }) => visitorId)).size).toBe(1);
});

const HOUR_MS = 3_600_000;
function late(lateMs: number, clockMs = Date.now()): string {
  const time = (clockMs - lateMs).toString(16).padStart(12, '0');
  return `&key=${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${randomBytes(6).toString('hex')}&sent=${clockMs}`;
}

spec(['VISIT-06', 'VISIT-07'], 'a late hit belongs to the visit of its own time, and moves none', async () => {
  const visitor = open.visitor(OPEN);
  const nowMs = Date.now();
  visitor.setCookie(COOKIE.visitor, `me|1|2|${nowMs - HOUR_MS}|7`);
  visitor.setCookie(COOKIE.visit, String(nowMs));
  const replies = [
    await hit(visitor, { query: late(HOUR_MS / 2) }),
    await hit(visitor, { query: late(5 * HOUR_MS), sentCookie: 'me|1|1|2|5' }),
    await hit(visitor, { query: late(5 * HOUR_MS) }),
    await hit(visitor, { query: late(5 * HOUR_MS), sentCookie: 'other|1|1|2|70' }),
  ];
  expect(replies.flatMap(({ cookies }) => cookies)).toEqual([]);
  const counts = (await stored()).map(({ visitorId, visitCount }) => `${visitorId} ${visitCount}`);
  expect([...counts].sort()).toEqual(['me 5', 'me 6', 'me 6', 'me 7']);
});

spec(
  'VISIT-06',
  'a visitor whose first hit is late is known from then on, and the next hit begins a visit',
  async () => {
    const visitor = open.visitor(OPEN);
    const reply = await hit(visitor, { query: late(5 * HOUR_MS) });
    const [, first] = cookieIn(reply, 'ss_cvr')?.value.split('|') ?? [];
    expect(Math.round((Date.now() - Number(first)) / HOUR_MS)).toBe(5);
    keep(visitor, reply);
    expect(cookieIn(await hit(visitor), 'ss_cvr')?.value).toMatch(/\|2$/);
  },
);

test('a wrong clock does not make a hit late', async () => {
  for (const clockMs of [Date.now() - 48 * HOUR_MS, Date.now() + 48 * HOUR_MS]) {
    const visitor = open.visitor(OPEN);
    visitor.setCookie(COOKIE.visitor, 'me|1|2|3|7');
    const reply = await hit(visitor, { query: late(1000, clockMs) });
    expect(cookieIn(reply, 'ss_cvr')?.value).toMatch(/^me\|.*\|8$/);
  }
});

test('the value the page sends counts if the browser sends no cookie, and never against one', async () => {
  const sentCookie = 'told|1|1|1|6';
  await hit(open.visitor(OPEN), { sentCookie });
  const visitor = open.visitor(OPEN);
  visitor.setCookie(COOKIE.visitor, 'own|1|1|1|2');
  await hit(visitor, { sentCookie });
  expect(await stored()).toMatchObject([{ visitorId: 'told' }, { visitorId: 'own' }]);
});

spec('CONS-28', 'a restrictive site stores nothing and sets no cookies before consent or after declining', async () => {
  const undecided = open.visitor();
  for (const choice of [undefined, 'declined', 'accepted']) {
    if (choice) await undecided.call('POST', BANNER_CALLS.choose.path, { choice });
    const reply = await hit(undecided, { host: 'shop.example' });
    expect([choice, reply.json()]).toEqual([choice, { recorded: choice === 'accepted' ? 1 : 0 }]);
    expect(reply.cookies.map(({ name }) => name)).toEqual(choice === 'accepted' ? ['ss_cvr', 'ss_cvt'] : []);
  }
  expect(await stored()).toHaveLength(1);
});

test('Global Privacy Control has the same effect on every site', async () => {
  const reply = await hit(open.visitor(OPEN), { headers: { 'sec-gpc': '1' } });
  expect([reply.json(), reply.cookies]).toEqual([{ recorded: 0 }, []]);
});

spec(
  'CONS-35',
  'under an absolute policy nothing is stored even after consent, in the page or on the server',
  async () => {
    const host = 'absolute.example';
    const settings = { isRestrictiveCookiePolicyAbsolute: true, isRestrictiveCookiePolicyEnabled: true };
    const document = exampleDocument('absolute', host);
    Object.assign(document.site.cookieSettings, settings);
    await open.load(document);
    const visitor = open.visitor(host);
    await visitor.call('POST', BANNER_CALLS.choose.path, { choice: 'accepted' });
    const reply = await hit(visitor, { host });
    expect([reply.json(), reply.cookies, await stored()]).toEqual([{ recorded: 0 }, [], []]);
  },
);

spec('CONS-35', 'a site that restricts visitor data stores no visitor', async () => {
  const host = 'restricted.example';
  const document = exampleDocument('restricted', host);
  Object.assign(document.site.cookieSettings, {
    isRestrictiveCookiePolicyEnabled: false,
    isVisitorDataRestricted: true,
  });
  await open.load(document);
  expect((await hit(open.visitor(host), { host })).json()).toEqual({ recorded: 1 });
  expect(await stored()).toMatchObject([{ visitorId: '', visitCount: 1, url: HIT_DATA.url }]);
  expect(JSON.stringify(await stored())).not.toContain(HIT_DATA.userAgent);
});

spec('CONS-28', 'the cookies of visitor and visit are deleted until they are allowed', async () => {
  const visitor = open.visitor();
  const isCleared = (reply: Pick<Reply, 'cookies'>) =>
    ['ss_cvr', 'ss_cvt'].map((name) => cookieIn(reply, name)?.expires?.getTime() === 0);
  const give = () => [COOKIE.visitor, COOKIE.visit].forEach((name) => visitor.setCookie(name, '1'));
  give();
  expect(isCleared(await visitor.get('/'))).toEqual([true, true]);
  expect(isCleared(await visitor.get('/'))).toEqual([false, false]);
  await visitor.call('POST', BANNER_CALLS.choose.path, { choice: 'accepted' });
  give();
  expect(isCleared(await visitor.get('/'))).toEqual([false, false]);
  expect(isCleared(await visitor.call('POST', BANNER_CALLS.choose.path, { choice: 'declined' }))).toEqual([true, true]);
});

test('long text is cut, and unstorable characters and unknown fields are left out', async () => {
  await hit(open.visitor(OPEN), { data: { ...HIT_DATA, title: 't'.repeat(3000), url: '/shop?a\0b\ud800', secret: 1 } });
  const [row] = await stored();
  expect([row?.title?.length, row?.url]).toEqual([2000, '/shop?ab']);
  expect(row).not.toHaveProperty('secret');
});
