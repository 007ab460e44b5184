import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { blockElement } from '../../server/src/site/page/block-element';
import { openOverServer, type OverServer } from './over-server';
import { buildOf, label, manifestOf, pageOf, propsIn } from './page.fixture';

const NAME = 'mf-forms';
const feature = label('forms/a', { starts: ['visible'] });
const own = buildOf(manifestOf(NAME, [feature], '0.1.0-own'));
const BLOCK = blockElement(
  { remote: { manifest: manifestOf(NAME, []), enabled: true, renders: true }, feature: label('forms/a') },
  propsIn('b1'),
  '<p>live</p>',
);

interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
interface Got {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let site: Server;
let siteUrl: string;
let over: OverServer;
let seen: Seen[];
let said: string[];

/** A site that does what a test is about. */
function answer(
  request: IncomingMessage,
  respond: (status: number, headers: object, body?: string | Buffer) => void,
): void {
  const html = {
    'content-type': 'text/html; charset=utf-8',
    etag: '"e"',
    'content-security-policy': "script-src 'nonce-n'",
  };
  const path = new URL(request.url ?? '/', siteUrl).pathname;
  if (path === '/contact') return respond(200, html, pageOf(siteUrl, { [NAME]: '0.1.0-live' }, BLOCK));
  if (path === '/form')
    return respond(303, {
      location: `${siteUrl}/contact`,
      'set-cookie': ['a=1; Secure', '__Host-b=2; Secure; Path=/'],
    });
  if (path === '/packed')
    return respond(
      200,
      { ...html, 'content-encoding': String(request.url).split('?')[1] },
      gzipSync(pageOf(siteUrl, { [NAME]: '0.1.0-live' }, BLOCK)),
    );
  if (path === '/api/site/release')
    return respond(
      200,
      { 'content-type': 'application/json' },
      JSON.stringify({ revision: 1, off: [NAME, 'mf-a'], plain: [], takenBack: {} }),
    );
  return respond(404, { 'content-type': 'text/plain' }, 'nothing');
}

beforeEach(async () => {
  [seen, said] = [[], []];
  site = createServer((request, response) => {
    const stream = request.url === '/api/site/release/events';
    if (stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: {"revision":1,"off":["${NAME}"],"plain":[],"takenBack":{}}\n\n`);
      return;
    }
    void text(request).then((body) => {
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(request, (status, headers, out = '') => response.writeHead(status, { ...headers }).end(out));
    });
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  siteUrl = `http://localhost:${(site.address() as AddressInfo).port}`;
  const shell = buildOf(manifestOf('shell', []));
  over = await openOverServer({
    root: '/',
    site: siteUrl,
    port: 0,
    build: own,
    shell,
    say: (words) => void said.push(words),
  });
});
afterEach(async () => {
  site.closeAllConnections();
  await Promise.all([over.close(), new Promise((resolve) => site.close(resolve))]);
});

/** Asks as a browser does. */
function get(path: string, { method = 'GET', body = '', ...headers }: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const host = `${NAME}.localhost:${over.port}`;
    const call = ask({ host: 'localhost', port: over.port, path, method, headers: { host, ...headers } }, (reply) => {
      text(reply).then(
        (whole) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: whole }),
        reject,
      );
    });
    call.once('error', reject).end(body);
  });
}
const here = () => `http://${NAME}.localhost:${over.port}`;

test('a page comes with the working copy in it, whole and never from what a browser kept', async () => {
  const { status, body, headers } = await get('/contact?a=1', { accept: 'text/html', 'if-none-match': '"e"' });
  expect([status, headers.etag, Number(headers['content-length'] ?? Buffer.byteLength(body))]).toEqual([
    200,
    undefined,
    Buffer.byteLength(body),
  ]);
  expect(body).toContain('data-starts="visible"');
  expect(body).toContain('"version":"0.1.0-own-over"');
  expect(seen).toMatchObject([
    { line: 'GET /contact?a=1', headers: { host: new URL(siteUrl).host } },
    { line: 'GET /remotes/mf-forms/0.1.0-live/client/a.css' },
  ]);
  expect(seen[0]?.headers['if-none-match']).toBeUndefined();
  expect(said).toEqual([
    `mf-forms 0.1.0-own, your working copy, lies over mf-forms of ${siteUrl}, live as 0.1.0-live.`,
    expect.stringContaining('The HTML of forms/a is as the site sends it'),
    expect.stringContaining('Sign in here at /config'),
  ]);
  await get('/contact', { accept: 'text/html' });
  expect(said).toHaveLength(3);
});

test('its files come from here, and no other of the package', async () => {
  const file = await get('/remotes/mf-forms/0.1.0-own-over/client/remote.js');
  expect([file.status, file.headers['content-type'], file.body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'own client/remote.js',
  ]);
  for (const path of ['maps/remote.js.map', 'server.cjs', 'client/../server.cjs'])
    expect((await get(`/remotes/mf-forms/0.1.0-own-over/${path}`)).status).toBe(404);
  expect(seen.map(({ line }) => line)).toEqual([]);
  expect((await get('/remotes/mf-forms/0.1.0-live/client/remote.js')).body).toBe('nothing');
});

test('what is sent arrives as it was sent, from the site’s own page; the browser stays here', async () => {
  const body = `--x\r\n${'a'.repeat(100_000)}\u0000\r\n--x--`;
  const sent = await get('/form', {
    method: 'POST',
    body,
    origin: here(),
    cookie: 'over-Host-b=2; a=1',
    'content-type': 'multipart/form-data; boundary=x',
  });
  expect(seen).toMatchObject([{ line: 'POST /form', body, headers: { origin: siteUrl, cookie: '__Host-b=2; a=1' } }]);
  expect([sent.status, sent.headers.location, sent.headers['set-cookie']]).toEqual([
    303,
    `${here()}/contact`,
    ['a=1', 'over-Host-b=2; Path=/'],
  ]);
});

test('other methods go through with their bodies', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    await get('/x', { method, body: method, 'content-length': String(method.length) });
  expect(seen.map(({ line, body }) => `${line} ${body}`)).toEqual([
    'PUT /x PUT',
    'PATCH /x PATCH',
    'DELETE /x DELETE',
    'OPTIONS /x OPTIONS',
  ]);
  expect((await get('/contact', { method: 'HEAD' })).body).toBe('');
});

test('news do not stop the working copy, and come at once', async () => {
  expect(JSON.parse((await get('/api/site/release')).body)).toMatchObject({ off: ['mf-a'] });
  const first = await new Promise<string>((resolve, reject) => {
    const headers = { host: `${NAME}.localhost` };
    const call = ask({ host: 'localhost', port: over.port, path: '/api/site/release/events', headers }, (reply) => {
      reply.setEncoding('utf8').once('data', (part: string) => {
        call.destroy();
        resolve(part);
      });
    });
    call.once('error', reject).end();
  });
  expect(first).toBe('data: {"revision":1,"off":[],"plain":[],"takenBack":{}}\n\n');
});

test('what pages tell of visits goes nowhere, and is answered as if it did', async () => {
  for (const path of [
    '/api/census/RecordHit?crumb=x',
    '/api/events/RecordJavascriptErrors',
    '/api/census/RecordQuickView/a1',
    '/api/v1/events',
  ])
    expect(await get(path, { method: 'POST', body: '{}' })).toMatchObject({ status: 200, body: '{"recorded":1}' });
  expect((await get('/api/track/Track?a=1')).headers['content-type']).toBe('image/gif');
  expect(seen).toEqual([]);
  await get('/api/1/performance/settings');
  expect(seen.map(({ line }) => line)).toEqual(['GET /api/1/performance/settings']);
});

test('no name of another website leads in', async () => {
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

test('pages hear of another build, and of what stands in its way', async () => {
  const news: string[] = [];
  const call = ask({
    host: 'localhost',
    port: over.port,
    path: `/api/site/development/over/${NAME}`,
    headers: { host: 'localhost' },
  });
  const heard = new Promise<void>((resolve) => {
    call.once('response', (reply) => {
      reply.setEncoding('utf8').on('data', (part: string) => {
        news.push(...part.split('\n').filter((line) => line.startsWith('data: ')));
        if (news.length === 1) over.explain([{ title: 'no', text: 'a.ts:1:1' }]);
        if (news.length === 2) over.show(buildOf(manifestOf(NAME, [feature], '0.1.0-next')));
        if (news.length === 3) resolve();
      });
    });
  });
  call.once('error', () => undefined).end();
  await heard;
  call.destroy();
  expect(news.map((line) => JSON.parse(line.slice('data: '.length)) as object)).toEqual([
    { revision: '0.1.0-own', faults: [] },
    { revision: '0.1.0-own', faults: [{ title: 'no', text: 'a.ts:1:1' }] },
    { revision: '0.1.0-next', faults: [] },
  ]);
  expect((await get('/contact')).body).toContain('"version":"0.1.0-next-over"');
});

test('a site that is gone is said once, and in the page, until it is there again', async () => {
  const { port } = site.address() as AddressInfo;
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await get('/contact', { accept: 'text/html' });
    expect([status, body]).toEqual([
      502,
      `${siteUrl} does not answer: nothing listens there. Load this page again once it does.\n`,
    ]);
  }
  expect(said).toEqual([`${siteUrl} does not answer: nothing listens there.`]);
  await new Promise<void>((resolve) => site.listen(port, 'localhost', resolve));
  expect((await get('/contact')).status).toBe(200);
});

test('a connection that the site has given up is no failure of a page', async () => {
  const used = new WeakSet<object>();
  site.prependListener('request', ({ socket }) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
  });
  for (let times = 0; times < 3; times += 1) expect((await get('/contact')).status).toBe(200);
});

test('a page that comes packed though nobody asked for that is unpacked; in a way nobody knows, it stays', async () => {
  const page = await get('/packed?gzip', { accept: 'text/html' });
  expect(page.headers['content-encoding']).toBeUndefined();
  expect(page.body).toContain('-over"');
  expect(await get('/packed?zstd')).toMatchObject({ status: 200, headers: { 'content-encoding': 'zstd' } });
});
