import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ConnectionConfig } from '../schema/database';
import { LONGEST_CONNECT_MS } from './connect-limit';

/** The two ends of a notice. */
export interface NoticeEnds {
  /** Where is listened. */
  readonly at: ConnectionConfig;
  /** Where is told. */
  readonly from: ConnectionConfig;
}

/** A notice takes a millisecond or two. */
const HEARD_WITHIN_MS = 2000;

/**
 * True where whoever listens at one address hears what is told at the other. Through a pooler that hands connections on between
 * transactions nobody hears anything, since it is not the listener's connection any more. Rejects where one does not answer.
 */
export async function hearsNotices({ at, from }: NoticeEnds): Promise<boolean> {
  const [listener, teller] = [openClient(at), openClient(from)];
  try {
    await Promise.all([listener.connect(), teller.connect()]);
    const channel = `colonnade ${randomUUID()}`;
    const heard = new Promise<boolean>((resolve) => {
      listener.on('notification', (notice) => notice.channel === channel && resolve(true));
      setTimeout(() => resolve(false), HEARD_WITHIN_MS).unref();
    });
    await listener.query(`listen ${pg.escapeIdentifier(channel)}`);
    await teller.query('select pg_notify($1, $2)', [channel, '']);
    return await heard;
  } finally {
    // A pooler keeps the connection, and with it what was asked of it.
    await listener.query('unlisten *').catch(() => undefined);
    await Promise.all([listener, teller].map((client) => client.end().catch(() => undefined)));
  }
}

function openClient(connection: ConnectionConfig): pg.Client {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: LONGEST_CONNECT_MS });
  client.on('error', () => undefined);
  return client;
}
