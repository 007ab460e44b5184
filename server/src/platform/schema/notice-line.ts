import pg from 'pg';
import { NOTICE_CHANNEL } from './notice-channel';
import type { ConnectionConfig } from './database';

export interface Line {
  readonly broken: AbortSignal;
  /** Checks the connection, which can break silently. */
  check(): Promise<void>;
  end(): Promise<void>;
}

const ANSWER_WITHIN_MS = 10_000;
/** A read-only server sends no notices; after a failover the address may lead to another server. */
const SIGN_OF_LIFE = `select 1 where current_setting('transaction_read_only') = 'off'`;

/** Connects and listens. Needs a direct connection, as a pooler would switch it. */
export async function openLine(
  connection: ConnectionConfig,
  onNotice: (payload: string | undefined) => void,
): Promise<Line> {
  const broken = new AbortController();
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  const breakOff = () => broken.abort();
  client.on('error', breakOff);
  client.on('end', breakOff);
  client.on('notification', ({ payload }) => onNotice(payload));
  const end = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(NOTICE_CHANNEL)}`);
  } catch (error) {
    await end();
    throw error;
  }
  const check = async () => {
    const { rowCount } = await client.query(SIGN_OF_LIFE);
    if (rowCount === 0) breakOff();
  };
  return { broken: broken.signal, check: () => check().catch(breakOff), end };
}
