import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COOKIE } from 'shared-types/site/cookie';
import { VIEWS_CALLS } from 'shared-types/site/views';
import { PERFORMANCE_CALLS } from 'shared-types/telemetry/performance';
import { featureOf, manifestOf } from '../../server/src/site/registry/gate/manifest.fixture';
import { getWhole, openCall, openFakeSite, type FakeSite } from './fake-site.fixture';
import { openOverlayPreviewServer, type OverlayPreviewServer } from './overlay-preview-server';
import { buildOf } from './page.fixture';

const CONTRACT = join(__dirname, '../../shared-types/src/telemetry');
const NAME = 'mf-forms';
const feature = featureOf('forms/a', { starts: ['visible'] });
const own = buildOf(manifestOf(NAME, [feature], { version: '0.1.0-own' }));

let site: FakeSite;
let over: OverlayPreviewServer;
let printed: string[];

beforeEach(async () => {
  printed = [];
  site = await openFakeSite(NAME);
  const shell = buildOf(manifestOf('shell'));
  const print = (text: string) => void printed.push(text);
  over = await openOverlayPreviewServer({ root: '/', site: site.url, port: 0, build: own, shell, print });
});
afterEach(() => Promise.all([over.close(), site.close()]));

const call = (path: string, headers: Record<string, string> = {}) =>
  openCall(over.port, path, { host: `${NAME}.localhost:${over.port}`, ...headers });
const get = (path: string, headers: Record<string, string> = {}) =>
  getWhole(over.port, path, { host: `${NAME}.localhost:${over.port}`, ...headers });
const here = () => `http://${NAME}.localhost:${over.port}`;

test('a page contains the working copy, complete and never from the browser’s cache', async () => {
  const { status, body, headers } = await get('/contact?a=1', { accept: 'text/html', 'if-none-match': '"e"' });
  expect([status, headers.etag, Number(headers['content-length'] ?? Buffer.byteLength(body))]).toEqual([
    200,
    undefined,
    Buffer.byteLength(body),
  ]);
  expect(body).toContain('data-starts="visible"');
  expect(body).toContain('"version":"0.1.0-own-over"');
  expect(site.seen).toMatchObject([
    { line: 'GET /contact?a=1', headers: { host: new URL(site.url).host } },
    { line: 'GET /remotes/mf-forms/0.1.0-live/client/a.css' },
  ]);
  expect(site.seen[0]?.headers['if-none-match']).toBeUndefined();
  expect(printed).toEqual([
    `mf-forms 0.1.0-own, your working copy, replaces mf-forms of ${site.url}, live as 0.1.0-live.`,
    expect.stringContaining('The HTML of forms/a is as the site sends it'),
    expect.stringContaining('Sign in here at /config'),
  ]);
  await get('/contact', { accept: 'text/html' });
  expect(printed).toHaveLength(3);
});

test('its files come from here, and no other files of the package', async () => {
  const file = await get('/remotes/mf-forms/0.1.0-own-over/client/remote.js');
  expect([file.status, file.headers['content-type'], file.body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'own client/remote.js',
  ]);
  for (const path of ['inside.js', 'maps/remote.js.map', 'server.cjs', 'client/../server.cjs'])
    expect((await get(`/remotes/mf-forms/0.1.0-own-over/${path}`)).status).toBe(404);
  expect(site.seen.map(({ line }) => line)).toEqual([]);
  expect((await get('/remotes/mf-forms/0.1.0-live/client/remote.js')).body).toBe('nothing');
});

test('requests arrive unchanged, as from the site’s own page; the browser stays here', async () => {
  const body = `--x\r\n${'a'.repeat(100_000)}\u0000\r\n--x--`;
  const sent = await get('/form', {
    method: 'POST',
    body,
    origin: here(),
    cookie: 'over-Host-b=2; a=1',
    'content-type': 'multipart/form-data; boundary=x',
  });
  expect(site.seen).toMatchObject([
    { line: 'POST /form', body, headers: { origin: site.url, cookie: '__Host-b=2; a=1' } },
  ]);
  expect([sent.status, sent.headers.location, sent.headers['set-cookie']]).toEqual([
    303,
    `${here()}/contact`,
    ['a=1', 'over-Host-b=2; Path=/'],
  ]);
});

test('other methods go through with their bodies', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    await get('/x', { method, body: method, 'content-length': String(method.length) });
  expect(site.seen.map(({ line, body }) => `${line} ${body}`)).toEqual([
    'PUT /x PUT',
    'PATCH /x PATCH',
    'DELETE /x DELETE',
    'OPTIONS /x OPTIONS',
  ]);
  expect((await get('/contact', { method: 'HEAD' })).body).toBe('');
});

test('release news do not disable the working copy, and arrive at once', async () => {
  expect(JSON.parse((await get('/api/site/release')).body)).toMatchObject({ off: ['mf-a'] });
  const first = await new Promise<string>((resolve, reject) => {
    const stream = call('/api/site/release/events').end();
    stream.once('error', reject).once('response', (reply) => {
      reply.setEncoding('utf8').once('data', (part: string) => {
        stream.destroy();
        resolve(part);
      });
    });
  });
  expect(first).toBe('data: {"revision":1,"off":[],"plain":[],"takenBack":{}}\n\n');
});

/** All telemetry calls of the contract, in any of its files. */
const calls = readdirSync(CONTRACT)
  .flatMap((file) => Object.entries(jest.requireActual<object>(join(CONTRACT, file))))
  .filter(([name]) => name.endsWith('_CALLS'))
  .flatMap(([, calls]) => Object.values(calls as Readonly<Record<string, { method: string; path: string }>>))
  .filter(({ path }) => path !== PERFORMANCE_CALLS.getPerformanceSettings.path);

test('telemetry is not forwarded, and answered as if it were', async () => {
  expect(calls.length).toBeGreaterThan(10);
  for (const { method, path } of calls) {
    const { status, body, headers } = await get(`${path.replace(':id', 'a1')}?crumb=x`, { method });
    expect([path, status]).toEqual([path, 200]);
    if (method === 'POST') expect(body).toBe('{"recorded":1}');
    else expect(headers['content-type']).toBe('image/gif');
  }
  expect(site.seen).toEqual([]);
  await get(PERFORMANCE_CALLS.getPerformanceSettings.path);
  expect(site.seen.map(({ line }) => line)).toEqual(['GET /api/1/performance/settings']);
});

test('props are requested only for signed-in accounts, and for pages that a request can repeat', async () => {
  const signedIn = { accept: 'text/html', cookie: `${COOKIE.session}=s; a=1` };
  const requested = () => site.seen.filter(({ line }) => line.startsWith(`GET ${VIEWS_CALLS.getViews.path}`));
  await get('/contact', { accept: 'text/html', cookie: 'a=1' });
  await get('/contact?sent=b1', signedIn);
  await get('/contact', { ...signedIn, method: 'POST' });
  expect(requested()).toEqual([]);
  const { body } = await get('/contact?a=1', signedIn);
  expect(requested()).toMatchObject([
    {
      line: `GET ${VIEWS_CALLS.getViews.path}?remote=${NAME}&page=%2Fcontact%3Fa%3D1`,
      headers: { cookie: signedIn.cookie },
    },
  ]);
  expect(body).toContain('<p>live</p>');
});

test('names of other websites are refused', async () => {
  for (const host of [
    'bad.example',
    'localhost.bad.example',
    `bad.example:${over.port}`,
    'mf-forms.localhost:1@bad.example',
  ])
    expect((await get('/contact', { host })).status).toBe(421);
  for (const host of ['localhost', `localhost:${over.port}`, '127.0.0.1:80', '[::1]:80'])
    expect((await get('/contact', { host })).status).toBe(200);
});

test('pages are told of another build, and of its faults', async () => {
  const news: string[] = [];
  const stream = call(`/api/site/development/over/${NAME}`);
  const received = new Promise<void>((resolve) => {
    stream.once('response', (reply) => {
      reply.setEncoding('utf8').on('data', (part: string) => {
        news.push(...part.split('\n').filter((line) => line.startsWith('data: ')));
        if (news.length === 1) over.explain([{ title: 'no', text: 'a.ts:1:1' }]);
        if (news.length === 2) over.show(buildOf(manifestOf(NAME, [feature], { version: '0.1.0-next' })));
        if (news.length === 3) resolve();
      });
    });
  });
  stream.once('error', () => undefined).end();
  await received;
  stream.destroy();
  expect(news.map((line) => JSON.parse(line.slice('data: '.length)) as object)).toEqual([
    { revision: '0.1.0-own', faults: [] },
    { revision: '0.1.0-own', faults: [{ title: 'no', text: 'a.ts:1:1' }] },
    { revision: '0.1.0-next', faults: [] },
  ]);
  expect((await get('/contact')).body).toContain('"version":"0.1.0-next-over"');
});

test('an unreachable site is reported once, and in the page, until it is back', async () => {
  await site.close();
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await get('/contact', { accept: 'text/html' });
    expect([status, body]).toEqual([
      502,
      `${site.url} does not answer: nothing listens there. Load this page again once it does.\n`,
    ]);
  }
  expect(printed).toEqual([`${site.url} does not answer: nothing listens there.`]);
  await site.open();
  expect((await get('/contact')).status).toBe(200);
});

test('a connection that the site has closed is no failure of a page', async () => {
  const used = new WeakSet<object>();
  site.server.prependListener('request', ({ socket }) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
  });
  for (let times = 0; times < 3; times += 1) expect((await get('/contact')).status).toBe(200);
});

test('unrequested compression is undone; an unknown one stays', async () => {
  const page = await get('/packed?gzip', { accept: 'text/html' });
  expect(page.headers['content-encoding']).toBeUndefined();
  expect(page.body).toContain('-over"');
  expect(await get('/packed?zstd')).toMatchObject({ status: 200, headers: { 'content-encoding': 'zstd' } });
});
