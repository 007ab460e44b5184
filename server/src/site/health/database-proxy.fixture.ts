import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SocketConnection } from '../../platform/postgres/embedded/socket-connection';

/** A proxy of a database that can fall silent: it delays everything, and ends no connection. */
export interface DatabaseProxy {
  readonly connection: SocketConnection;
  /** Delays everything sent to the database from now on. */
  fallSilent(): void;
  /** Sends everything that was delayed, and stops delaying; returns it. */
  speak(): string;
  close(): Promise<void>;
}

export async function openDatabaseProxy(to: SocketConnection): Promise<DatabaseProxy> {
  const host = await mkdtemp(join(tmpdir(), 'way-'));
  const sockets = new Set<Socket>();
  let kept: { readonly socket: Socket; readonly bytes: Buffer }[] | undefined;
  const server = createServer((client) => {
    const database = createConnection(join(to.host, `.s.PGSQL.${to.port}`));
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => other.destroy());
    }
    database.pipe(client);
    client.on('data', (bytes: Buffer) => (kept ? kept.push({ socket: database, bytes }) : database.write(bytes)));
  });
  server.listen(join(host, `.s.PGSQL.${to.port}`));
  await once(server, 'listening');
  return {
    connection: { ...to, host },
    fallSilent: () => void (kept = []),
    speak() {
      const all = kept ?? [];
      kept = undefined;
      for (const { socket, bytes } of all) socket.write(bytes);
      return all.map(({ bytes }) => bytes.toString('latin1')).join('');
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(host, { recursive: true });
    },
  };
}
