import pg from 'pg';
import { StartError } from './start-error';

const OLDEST_VERSION = 150_000;
const LONGEST_CONNECT_MS = 10_000;

/**
 * Makes sure that the PostgreSQL behind DATABASE_URL answers and is not too old. Throws a StartError when not;
 * passwords do not appear in it.
 */
export async function checkDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LONGEST_CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(answer.rows[0]?.server_version_num);
    if (version < OLDEST_VERSION) throw tooOld(Math.floor(version / 10_000));
  } catch (error) {
    throw error instanceof StartError ? error : noAnswer(client, error as NodeJS.ErrnoException);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function tooOld(major: number): StartError {
  return new StartError(`DATABASE_URL names a PostgreSQL ${major}: Colonnade needs version 15 or newer.`);
}

function noAnswer({ host, port, database }: pg.Client, error: NodeJS.ErrnoException): StartError {
  const reason = (error.message || error.code || 'no reason given').replace(/\.$/, '');
  return new StartError(
    `The PostgreSQL that DATABASE_URL names (${host}:${port}, database ${database}) cannot be used: ${reason}; ` +
      'start it, correct DATABASE_URL, or leave DATABASE_URL out to use the one that comes with Colonnade.',
  );
}
