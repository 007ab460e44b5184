import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { SocketConnection } from '../../../server/src/platform/postgres/embedded/socket-connection';

/** A pooler that gives each transaction another of a few connections, like PgBouncer in transaction mode. */
export interface TransactionPooler {
  readonly connection: SocketConnection;
  close(): Promise<void>;
}

/** A connection to PostgreSQL, and the client that uses it for a transaction. */
interface Backend {
  readonly socket: Socket;
  client: Socket | undefined;
  rest: Buffer;
}

const CONNECTIONS = 3;
const HEAD_BYTES = 5;
const READY = 'Z'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
/** Authentication succeeded, and ready for a query (PostgreSQL, "Message Formats"). */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, READY, 0, 0, 0, 5, IDLE]);

export async function openTransactionPooler(to: SocketConnection): Promise<TransactionPooler> {
  const host = await mkdtemp(join(tmpdir(), 'pooler-'));
  const clients = new Set<Socket>();
  const backends: Backend[] = [];
  for (let one = 0; one < CONNECTIONS; one += 1) backends.push(await openBackend(to));
  const free = [...backends];
  const waiting: (() => void)[] = [];

  const release = (backend: Backend) => {
    backend.client = undefined;
    // Last in the queue, so that the client's next transaction gets another connection.
    free.push(backend);
    waiting.shift()?.();
  };
  const take = async (client: Socket): Promise<Backend> => {
    while (free.length === 0) await new Promise<void>((go) => waiting.push(go));
    const backend = free.shift()!;
    backend.client = client;
    return backend;
  };
  for (const backend of backends)
    backend.socket.on('data', (bytes) => {
      backend.client?.write(bytes);
      if (isIdleAfter(backend, bytes)) release(backend);
    });

  const server = createServer((client) => {
    clients.add(client);
    let turn = Promise.resolve();
    client.on('error', () => undefined);
    client.once('data', () => {
      client.write(WELCOME);
      client.on('data', (bytes) => {
        turn = turn.then(async () => {
          if (bytes[0] === TERMINATE) return void client.end();
          const own = backends.find((backend) => backend.client === client) ?? (await take(client));
          own.socket.write(bytes);
        });
      });
    });
  });
  server.listen(join(host, `.s.PGSQL.${to.port}`));
  await once(server, 'listening');
  return {
    connection: { ...to, host },
    async close() {
      for (const socket of [...clients, ...backends.map((backend) => backend.socket)]) socket.destroy();
      server.close();
      await rm(host, { recursive: true });
    },
  };
}

/** Signs in with the driver, and then takes over its connection. */
async function openBackend(to: SocketConnection): Promise<Backend> {
  const client = new pg.Client(to);
  client.on('error', () => undefined);
  await client.connect();
  const { stream: socket } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  socket.removeAllListeners('data');
  return { socket, client: undefined, rest: Buffer.alloc(0) };
}

/** True if these bytes say that no transaction is open. */
function isIdleAfter(backend: Backend, bytes: Buffer): boolean {
  let rest = Buffer.concat([backend.rest, bytes]);
  let isIdle = false;
  while (rest.length >= HEAD_BYTES) {
    const end = 1 + rest.readInt32BE(1);
    if (rest.length < end) break;
    isIdle = rest[0] === READY && rest[HEAD_BYTES] === IDLE;
    rest = rest.subarray(end);
  }
  backend.rest = rest;
  return isIdle;
}
