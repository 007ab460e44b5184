import pg from 'pg';
import { isConnectTimeout, LONGEST_CONNECT_MS } from './connect-limit';
import { StartError } from './start-error';

const OLDEST_VERSION = 150_000;

/** Everything is asked of a PostgreSQL that PostgreSQL 10 can answer. A database that was migrated before needs no new tables. */
const QUESTIONS = `select
  current_setting('server_version_num')::int as version,
  current_setting('server_encoding') as encoding,
  current_setting('transaction_read_only') = 'on' as "isReadOnly",
  to_regclass('kysely_migration') is not null
    or coalesce(has_schema_privilege(current_schema(), 'create'), false) as "hasTables"`;

interface Answers {
  readonly version: number;
  readonly encoding: string;
  readonly isReadOnly: boolean;
  readonly hasTables: boolean;
}

/**
 * Makes sure that the PostgreSQL behind DATABASE_URL answers and can be used. Throws a StartError when not; passwords do
 * not appear in it.
 */
export async function checkDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LONGEST_CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Answers>(QUESTIONS);
    const problem = rows[0] && problemOf(rows[0], client);
    if (problem) throw new StartError(problem);
  } catch (error) {
    throw error instanceof StartError ? error : noAnswer(client, error as NodeJS.ErrnoException);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function problemOf(answers: Answers, { database, user }: pg.Client): string | undefined {
  const { version, encoding, isReadOnly, hasTables } = answers;
  if (version < OLDEST_VERSION)
    return `DATABASE_URL names a PostgreSQL ${Math.floor(version / 10_000)}: Colonnade needs version 15 or newer.`;
  if (encoding !== 'UTF8')
    return `The database ${database} that DATABASE_URL names keeps text as ${encoding}: make one with "create database ${database} template template0 encoding 'UTF8'".`;
  if (isReadOnly)
    return `The database ${database} that DATABASE_URL names can only be read: name the one that takes changes.`;
  if (!hasTables)
    return `The user ${user} may not make tables in the database ${database} that DATABASE_URL names: make that user its owner with "alter database ${database} owner to ${user}".`;
  return undefined;
}

function noAnswer(client: pg.Client, error: NodeJS.ErrnoException): StartError {
  const { host, port, database } = client;
  const reason = reasonOf(client, error).replace(/\.$/, '');
  return new StartError(
    `The PostgreSQL that DATABASE_URL names (${host}:${port}, database ${database}) cannot be used: ${reason}; ` +
      'start it, correct DATABASE_URL, or leave DATABASE_URL out to use the one that comes with Colonnade.',
  );
}

function reasonOf({ password }: pg.Client, error: NodeJS.ErrnoException): string {
  if (isConnectTimeout(error)) return `it has said nothing for ${LONGEST_CONNECT_MS / 1000} s`;
  // The driver names the step of the log-in that cannot be taken, not what is missing.
  if (!password && error.message.startsWith('SASL')) return 'it asks for a password, and DATABASE_URL has none';
  return error.message || error.code || 'no reason given';
}
