import { PERFORMANCE_CALLS, type PerformanceSettings } from 'shared-types/telemetry/performance';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { sealedCookie } from '../../../../tools/testing/server/sealed-cookie';

const { path } = PERFORMANCE_CALLS.getPerformanceSettings;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OPEN = 'open.example';
const document = exampleDocument('open', OPEN);
const ALLOWING = { 'site.cookieSettings.isRestrictiveCookiePolicyEnabled': false };
const ON = { records: true, remotes: true };
const OFF = { records: false, remotes: false };

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await open.load(patched(ALLOWING, document));
});
afterAll(() => open.close());

const getSettings = (headers: Record<string, string> = {}) =>
  open.app.inject({ method: 'GET', url: path, headers: { host: OPEN, accept: 'application/json', ...headers } });
const choice = (value: string) => `CookieChoice=${sealedCookie(open.app, { host: OPEN, name: 'CookieChoice', value })}`;
const flags = async (headers?: Record<string, string>) =>
  (await getSettings(headers)).json<PerformanceSettings>().flags;
const flagsOf = async (performance: object) => {
  await open.load(patched({ ...ALLOWING, 'site.website': { performance } }, document));
  return flags();
};

spec(['SRV-28', 'PERF-05'], 'the answer has an id for each page load, and flags; it is never cached', async () => {
  const replies = await Promise.all([getSettings(), getSettings()]);
  const [one, two] = replies.map((reply) => reply.json<PerformanceSettings>());
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(one).toEqual({ pageLoadId: expect.stringMatching(UUID), flags: ON, encoding: expect.any(Object) });
  expect(two?.pageLoadId).not.toBe(one?.pageLoadId);
  expect(replies[0]?.headers['cache-control']).toContain('no-store');
});

spec(['PERF-04', 'SRV-28'], 'the encoding gives every field its own name', async () => {
  const { encoding } = (await getSettings()).json<PerformanceSettings>();
  const names = Object.values(encoding);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(encoding).sort()).toEqual(
    ['app', 'data', 'event', 'feature', 'navigation', 'pageLoadId', 'path', 'ts', 'value', 'version'].sort(),
  );
});

spec('PERF-08', 'a site switches off measurements', async () => {
  expect(await flagsOf({})).toEqual(ON);
  expect(await flagsOf({ remotes: false })).toEqual({ records: true, remotes: false });
  expect(await flagsOf({ records: false })).toEqual(OFF);
  expect(await flagsOf({ records: true, remotes: true })).toEqual(ON);
});

test('everything is off for a visitor who declines, and on a site that asks for consent first', async () => {
  expect(await flags({ cookie: choice('false') })).toEqual(OFF);
  expect(await flags({ 'sec-gpc': '1' })).toEqual(OFF);
  await open.load(patched({ 'site.cookieSettings.isRestrictiveCookiePolicyEnabled': true }, document));
  expect(await flags()).toEqual(OFF);
  expect(await flags({ cookie: choice('true') })).toEqual(ON);
});

test('another website gets nothing', async () => {
  expect((await getSettings({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await getSettings({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});
