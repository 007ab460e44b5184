import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ConnectionConfig } from '../schema/database';
import { LONGEST_CONNECT_MS } from './connect-limit';

export interface NoticeEnds {
  readonly at: ConnectionConfig;
  readonly from: ConnectionConfig;
}

const RECEIVED_WITHIN_MS = 2000;

/** True if LISTEN at one address receives NOTIFY from the other. Rejects if an address does not answer. */
export async function receivesNotices({ at, from }: NoticeEnds): Promise<boolean> {
  const [listener, sender] = [openClient(at), openClient(from)];
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    const channel = `colonnade ${randomUUID()}`;
    const received = new Promise<boolean>((resolve) => {
      listener.on('notification', (notice) => notice.channel === channel && resolve(true));
      setTimeout(() => resolve(false), RECEIVED_WITHIN_MS).unref();
    });
    await listener.query(`listen ${pg.escapeIdentifier(channel)}`);
    await sender.query('select pg_notify($1, $2)', [channel, '']);
    return await received;
  } finally {
    // A pooler keeps the connection together with its LISTEN.
    await listener.query('unlisten *').catch(() => undefined);
    await Promise.all([listener, sender].map((client) => client.end().catch(() => undefined)));
  }
}

function openClient(connection: ConnectionConfig): pg.Client {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: LONGEST_CONNECT_MS });
  client.on('error', () => undefined);
  return client;
}
