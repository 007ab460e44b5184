import { get, type ServerResponse } from 'node:http';
import { NEWS_BEAT_MS, RELEASE_CALLS, type ReleaseNews } from 'shared-types/site/release';
import { spec } from '../../../../tools/testing/spec';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { until } from '../../../../tools/testing/until';
import { createServer, type Server } from '../../main/server';
import { publish } from '../registry/publish/publish';
import { rebuilt } from '../registry/rebuilt.fixture';
import { changeRule } from '../registry/registry.store';
import { ruleAfter, type RuleAct } from '../registry/release-rule';
import { followNews, type HeldStream } from './news-stream.fixture';

const REMOTE = 'mf-forms';

let server: TestServer;
let url = '';
let other: Server;
let otherUrl = '';
const held: HeldStream[] = [];
/** The other server's replies. */
const replies: ServerResponse[] = [];
beforeAll(async () => {
  server = await startTestServer();
  url = await server.open();
  other = await createServer(server.services.config, server.connection);
  other.app.server.on('request', (_, reply) => replies.push(reply));
  await other.listen(0);
  otherUrl = `http://localhost:${(other.app.server.address() as { port: number }).port}`;
});
afterEach(() => {
  jest.useRealTimers();
  held.splice(0).forEach((stream) => stream.close());
});
afterAll(async () => {
  await other.close();
  await server.close();
});

async function act(wanted: RuleAct, remote = REMOTE): Promise<void> {
  const note = { who: 'test', reason: wanted.kind };
  await changeRule(server.services.db, { remote, note, change: (rule) => rule && ruleAfter(rule, wanted) });
}

const hold = async (at: string, host?: string): Promise<HeldStream> => {
  const stream = await followNews(at, host);
  held.push(stream);
  return stream;
};
const isOff = ({ off }: ReleaseNews) => off.includes(REMOTE);

spec('PLAT-03', 'a follower of a site gets the current state at once, and a kill at every instance', async () => {
  const streams = [await hold(url), await hold(otherUrl)];
  for (const stream of streams) expect(await stream.until(() => true)).toMatchObject({ off: [], plain: [] });
  await act({ kind: 'disable', keepsHtml: false });
  for (const stream of streams) expect(await stream.until(isOff)).toMatchObject({ off: [REMOTE], plain: [REMOTE] });
  expect(await (await hold(url)).until(() => true)).toMatchObject({ off: [REMOTE] });
  const reply = await server.app.inject({ url: RELEASE_CALLS.getNews.path, headers: { host: 'localhost' } });
  expect(reply.json()).toMatchObject({ off: [REMOTE] });
  expect(reply.headers['cache-control']).toBe('no-store');
  await act({ kind: 'enable' });
  for (const stream of streams) expect(await stream.until((news) => !isOff(news))).toMatchObject({ plain: [] });
});

spec('PLAT-03', 'a remote disabled at one site is off there alone', async () => {
  const [shop, bistro] = [await hold(url), await hold(url, 'bistro.localhost')];
  await act({ kind: 'disableAt', site: 'fern-and-kiln' });
  expect((await shop.until(isOff)).off).toEqual([REMOTE]);
  await act({ kind: 'enableAt', site: 'fern-and-kiln' });
  await shop.until((news) => !isOff(news));
  await act({ kind: 'disable', keepsHtml: true });
  const seen: ReleaseNews[] = [];
  await bistro.until((news) => seen.push(news) > 0 && isOff(news));
  // First the current state, then the kill, and nothing in between.
  expect(seen.map(isOff)).toEqual([false, true]);
  await act({ kind: 'enable' });
});

spec('PLAT-03', 'a version that was live and no longer is has been taken back, until it is live again', async () => {
  const before = server.services.registry.current().remotes.get(REMOTE)?.manifest.version ?? '';
  const build = await rebuilt(REMOTE, ['Message', 'Words']);
  const stream = await hold(url);
  const isBack = ({ takenBack }: ReleaseNews) => takenBack[REMOTE]?.join() === build.version;
  await publish(server.services, build, { who: 'test', reason: 'published' });
  await act({ kind: 'set', version: before });
  await stream.until(isBack);
  await act({ kind: 'set', version: build.version });
  expect((await stream.until((news) => !isBack(news))).takenBack).toEqual({});
  expect(await (await hold(otherUrl)).until(() => true)).toMatchObject({ takenBack: {} });
});

test('a stream is not cached, compressed or buffered, and says when to reconnect', async () => {
  const reply = await fetch(url + RELEASE_CALLS.followNews.path, { headers: { 'accept-encoding': 'br' } });
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers.has('content-encoding')).toBe(false);
  const { value } = (await reply.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toMatch(/^retry: [1-9]\d{2,3}\n/);
});

test('an idle stream repeats the current state before a page takes it for lost', async () => {
  const timers = ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date', 'performance', 'hrtime'] as const;
  jest.useFakeTimers({ doNotFake: [...timers, 'clearTimeout', 'clearImmediate'] });
  const stream = await hold(otherUrl);
  const first = await stream.until(() => true);
  jest.advanceTimersByTime(NEWS_BEAT_MS);
  jest.advanceTimersByTime(NEWS_BEAT_MS);
  await act({ kind: 'disable', keepsHtml: true });
  const seen: ReleaseNews[] = [];
  await stream.until((news) => seen.push(news) > 0 && isOff(news));
  expect(seen).toEqual([first, first, expect.objectContaining({ off: [REMOTE] })]);
  await act({ kind: 'enable' });
});

test('a stream that nobody reads is closed rather than buffered in memory', async () => {
  const stream = await hold(otherUrl);
  await stream.until(() => true);
  for (const reply of replies) Object.defineProperty(reply, 'writableLength', { value: 20_000 });
  const result = stream.until(isOff).then(() => 'It was told.', String);
  await act({ kind: 'disable', keepsHtml: true });
  expect(await result).toMatch(/aborted|The stream has ended/);
  await act({ kind: 'enable' });
});

test('while the database is away streams stay open, and send the last known state', async () => {
  const { db } = server.services;
  // Otherwise what the test before has disabled could be taken for what this one does.
  await (await hold(url)).until((news) => !isOff(news));
  await act({ kind: 'disable', keepsHtml: true });
  await (await hold(url)).until(isOff);
  jest.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('The database is away.');
  });
  await expect(server.services.registry.reload()).rejects.toThrow('The database is away.');
  expect(isOff(await (await hold(url)).until(() => true))).toBe(true);
  jest.restoreAllMocks();
  await act({ kind: 'enable' });
});

test('a HEAD request for a stream is refused rather than left open', async () => {
  const reply = await fetch(url + RELEASE_CALLS.followNews.path, { method: 'HEAD' });
  expect(reply.headers.get('content-type')).not.toBe('text/event-stream');
});

test('one address has a limited number of streams; others are told so and may poll', async () => {
  const full = await startTestServer();
  try {
    const at = await full.open();
    const streams = await Promise.all(Array.from({ length: 500 }, () => followNews(at)));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await fetch(at + RELEASE_CALLS.followNews.path);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { error: 'Too many requests. Please wait a moment and try again.', code: 'site/rate-limited' },
    ]);
    expect((await fetch(at + RELEASE_CALLS.getNews.path)).status).toBe(200);
    streams.forEach((stream) => stream.close());
  } finally {
    await full.close();
  }
});

test('a page that left before its stream began gets none, which would never end', async () => {
  const { sites } = other.services;
  const [byHost, begun] = [sites.byHost.bind(sites), replies.length];
  let goOn: () => void = () => undefined;
  const isGone = new Promise<void>((resolve) => (goOn = resolve));
  const lookup = jest.spyOn(sites, 'byHost').mockImplementation(async (host) => {
    await isGone;
    return byHost(host);
  });
  const page = get(otherUrl + RELEASE_CALLS.followNews.path).on('error', () => undefined);
  await until(() => lookup.mock.calls.length === 1);
  const reply = replies[begun] ?? fail('it was asked');
  const write = jest.spyOn(reply, 'write');
  page.destroy();
  await until(() => reply.destroyed);
  lookup.mockRestore();
  goOn();
  await (await hold(otherUrl)).until(() => true);
  expect(write).not.toHaveBeenCalled();
});

test('streams end with their server, which does not wait for them', async () => {
  const closing = await createServer(server.services.config, server.connection);
  await closing.listen(0);
  const stream = await hold(`http://localhost:${(closing.app.server.address() as { port: number }).port}`);
  await stream.until(() => true);
  const [ended] = await Promise.all([stream.until(() => false).catch(String), closing.close()]);
  expect(ended).toContain('The stream has ended.');
});
