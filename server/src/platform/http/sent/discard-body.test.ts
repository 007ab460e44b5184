import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { PRODUCT_EDITOR_CALLS } from 'shared-types/admin/store/product-editor';
import { ERROR_REPORT_CALLS } from 'shared-types/telemetry/error-reports';
import { startTestServer, type TestServer } from '../../../../../tools/testing/server/test-server';
import { openConnection } from '../connection.fixture';

/** Far more than the buffers of a connection hold. */
const TOO_MUCH = 24 * 1024 * 1024;
const PIECE = 64 * 1024;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  port = Number(new URL(await server.open()).port);
});
afterAll(() => server.close());

const head = (path: string, headers: Readonly<Record<string, string | number>>) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');
const JSON_BODY = { 'content-type': 'application/json', 'content-length': TOO_MUCH };

/** Sends a whole body before reading the answer, and returns the answer. */
async function sendAll(path: string, headers: Readonly<Record<string, string | number>>, first = ''): Promise<string> {
  const socket = await openConnection(port);
  socket.pause();
  socket.write(head(path, headers) + first);
  for (let sent = first.length; sent < TOO_MUCH; sent += PIECE) {
    const piece = Buffer.alloc(Math.min(PIECE, TOO_MUCH - sent), 'x');
    if (!socket.write(piece)) await once(socket, 'drain');
  }
  return text(socket);
}

test.each([SIGN_IN_CALLS.login.path, ERROR_REPORT_CALLS.recordJavascriptErrors.path])(
  'a client that sends far too much to %s before it reads gets the answer, with keep-alive or not',
  async (path) => {
    const answer = await sendAll(path, { ...JSON_BODY, connection: 'close' });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"site/too-large"');
    const page = await sendAll(path, { ...JSON_BODY, accept: 'text/html', connection: 'keep-alive' });
    expect(page).toMatch(/^HTTP\/1\.1 413 [^]*What was sent is too large/);
  },
);

test('a refused form with files is also read to its end', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': TOO_MUCH, connection: 'close' };
  expect(await sendAll(SIGN_IN_CALLS.login.path, type)).toMatch(/^HTTP\/1\.1 415 /);
  const first = '--b\r\ncontent-disposition: form-data; name="id"\r\n\r\n';
  // A multipart body without an end.
  const answer = await sendAll(PRODUCT_EDITOR_CALLS.uploadPictures.path, type, first);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('clients that ask before sending, and slow ones, are answered', async () => {
  const expecting = await openConnection(port);
  expecting.write(head(SIGN_IN_CALLS.login.path, { ...JSON_BODY, expect: '100-continue', connection: 'close' }));
  const [reply] = (await once(expecting, 'data')) as [Buffer];
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 100 /);
  const slow = await openConnection(port);
  slow.write(head(SIGN_IN_CALLS.login.path, { ...JSON_BODY, 'content-length': 300_000, connection: 'close' }));
  for (let sent = 0; sent < 300_000; sent += 100_000) {
    await pause(50);
    slow.write(Buffer.alloc(100_000, 'x'));
  }
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 413 /);
  for (let sent = 0; sent < TOO_MUCH; sent += PIECE)
    if (!expecting.write(Buffer.alloc(PIECE, 'x'))) await once(expecting, 'drain');
  expect(await text(expecting)).toMatch(/^HTTP\/1\.1 413 /);
});

test('a client that exceeds every limit is not waited for', async () => {
  const socket = await openConnection(port);
  socket.on('error', () => undefined);
  socket.write(head(SIGN_IN_CALLS.login.path, { ...JSON_BODY, 'content-length': 10 ** 12, connection: 'close' }));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let sent = 0;
  while (!socket.destroyed && sent < 10 * 64 * 1024 * 1024) {
    sent += PIECE * 16;
    const isTaken = socket.write(Buffer.alloc(PIECE * 16, 'x'));
    if (!isTaken) await Promise.race([once(socket, 'drain').catch(() => closed), closed]);
  }
  await closed;
  expect(sent).toBeLessThan(2 * 64 * 1024 * 1024);
});
