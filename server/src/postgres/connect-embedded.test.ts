import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_CONNECT_MS } from './connect-limit';
import { ensureDatabase } from './ensure-database';
import { holdDataFolder } from './hold-data-folder';
import type { SocketConnection } from './socket-connection';
import { SOCKET_PORT } from './socket-folder';
import { StartError } from './start-error';

/** Stands in for a PostgreSQL that takes connections and says nothing. */
let silent: Server;
let folder: string;
let connection: SocketConnection;
const sockets: Socket[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'silent-'));
  silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  silent.listen(join(folder, `.s.PGSQL.${SOCKET_PORT}`));
  await once(silent, 'listening');
  connection = { host: folder, port: SOCKET_PORT, database: 'colonnade', user: 'colonnade', ssl: false };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
});
afterEach(async () => {
  jest.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  silent.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['making sure of the database', () => ensureDatabase(connection)],
  ['holding the data folder', () => holdDataFolder(connection, { dataDir: '/data', pid: 1 })],
])('a PostgreSQL that says nothing keeps nobody waiting for ever: %s', async (_what, connect) => {
  const outcome = connect().catch((error: unknown) => error);
  await once(silent, 'connection');
  await jest.advanceTimersByTimeAsync(LONGEST_CONNECT_MS);
  expect(await outcome).toEqual(
    new StartError(
      `The PostgreSQL whose socket lies in ${folder} takes connections and has said nothing for 10 s: ` +
        'end that process and start again.',
    ),
  );
});
