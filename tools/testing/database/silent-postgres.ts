import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SocketConnection } from '../../../server/src/platform/postgres/embedded/socket-connection';
import { SOCKET_PORT } from '../../../server/src/platform/postgres/embedded/socket-folder';

export interface SilentPostgres {
  readonly connection: SocketConnection;
  whenRequested(): Promise<unknown>;
  close(): Promise<void>;
}

export async function openSilentPostgres(): Promise<SilentPostgres> {
  const host = await mkdtemp(join(tmpdir(), 'silent-'));
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  server.listen(join(host, `.s.PGSQL.${SOCKET_PORT}`));
  await once(server, 'listening');
  return {
    connection: { host, port: SOCKET_PORT, database: 'colonnade', user: 'colonnade', password: '', ssl: false },
    whenRequested: () => once(server, 'connection'),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(host, { recursive: true });
    },
  };
}
