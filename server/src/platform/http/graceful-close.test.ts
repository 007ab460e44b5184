import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '../../../../tools/testing/server/test-server';
import { openConnection } from './connection.fixture';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ samplesDir: undefined });
  port = Number(new URL(await server.open()).port);
});
afterAll(() => server.close());

/** Waits until the server accepts no new connections. */
async function untilClosing(): Promise<void> {
  for (;;) {
    try {
      (await openConnection(port)).destroy();
    } catch {
      return;
    }
  }
}

async function answerOn(socket: Socket, rest: string): Promise<string> {
  socket.write(rest);
  return (await text(socket)).toLowerCase();
}

test('a draining server answers, ends each connection with its answer, and is not ready', async () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  server.drain();
  expect(await answerOn(await openConnection(port), get('/healthz'))).toMatch(
    /^http\/1\.1 200 .*\r\nconnection: close\r\n/s,
  );
  expect(await answerOn(await openConnection(port), get('/readyz'))).toMatch(/^http\/1\.1 503 /);
});

test('a request on its way when the server begins to close is answered', async () => {
  const visitor = await openConnection(port);
  visitor.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n');
  // Answers come in order, so the server has read the earlier bytes before it closes.
  await fetch(`http://localhost:${port}/healthz`);
  const closed = server.app.close();
  await untilClosing();
  expect(await answerOn(visitor, '\r\n')).toMatch(/^http\/1\.1 200 /);
  await closed;
});
