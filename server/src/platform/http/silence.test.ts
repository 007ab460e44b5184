import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { NEWS_BEAT_MS } from 'shared-types/site/release';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { openConnection } from './connection.fixture';

/** Stands for a minute; a busy machine may pause for a second or two. */
const SHORT_MS = 2_800;
/** Stands for ten minutes. */
const SHORT_ARRIVAL_MS = 2.2 * SHORT_MS;
/** Pause between two pieces of a slow request: each is short, but together they exceed `SHORT_MS`. */
const PIECE_MS = SHORT_MS / 5;

let server: TestServer;
let patienceMs: number;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  patienceMs = server.app.server.timeout;
  server.app.server.timeout = Math.min(patienceMs, SHORT_MS);
  const { requestTimeout } = server.app.server;
  // Node requires a head limit below the request limit, and checks both every half minute.
  Object.assign(server.app.server, {
    requestTimeout: Math.min(requestTimeout, SHORT_ARRIVAL_MS),
    headersTimeout: SHORT_ARRIVAL_MS,
    connectionsCheckingInterval: SHORT_MS / 8,
  });
  port = Number(new URL(await server.open()).port);
});
afterAll(() => server.close());

const { method, path } = SIGN_IN_CALLS.login;
const headOf = (bytes: number) =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\nconnection: close\r\n\r\n`;

async function stopInTheMiddle(): Promise<void> {
  const socket = await openConnection(port);
  socket.on('error', () => undefined).write(`${headOf(100_000)}{${' '.repeat(1000)}`);
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
}

async function sendSlowly(): Promise<void> {
  const socket = await openConnection(port);
  const body = '{    }';
  socket.write(headOf(body.length));
  for (const email of body) {
    await pause(PIECE_MS);
    expect(socket.bytesRead).toBe(0);
    socket.write(email);
  }
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
}

async function sendForEver(): Promise<void> {
  const socket = await openConnection(port);
  socket.on('error', () => undefined).write(headOf(100_000));
  const drop = setInterval(() => socket.write(' '), PIECE_MS);
  const answer = await text(socket).finally(() => clearInterval(drop));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
}

async function callAgainLater(): Promise<void> {
  const get = (rest = '') => `GET /healthz HTTP/1.1\r\nhost: localhost\r\n${rest}\r\n`;
  const socket = await openConnection(port);
  socket.write(get());
  await once(socket, 'data');
  await pause(SHORT_MS * 1.25);
  socket.write(get('connection: close\r\n'));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
}

test('requests that stop or never end are cut off; slow ones are answered, and idle keep-alive connections stay', async () => {
  await Promise.all([stopInTheMiddle(), sendForEver(), sendSlowly(), callAgainLater()]);
});

test('an event stream is never silent for that long', () => {
  expect(patienceMs).toBeGreaterThan(2 * NEWS_BEAT_MS);
});
