import pg from 'pg';
import { isConnectTimeout, LONGEST_CONNECT_MS } from './connect-limit';
import { isUnavailable } from '../schema/is-unavailable';
import { StartError } from './start-error';

const OLDEST_VERSION = 150_000;

/** Works on PostgreSQL 10 too, for a proper message. A migrated database needs no right to create tables. */
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

export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** The database does not answer now, but may later; the setting itself is valid. */
export class DatabaseAwayError extends StartError {}

/** Checks the PostgreSQL of a setting. Throws a StartError without passwords in its message. */
export async function checkDatabase(connectionString: string, setting: AddressSetting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LONGEST_CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Answers>(QUESTIONS);
    const problem = rows[0] && problemOf(rows[0], client)?.replaceAll('DATABASE_URL', setting);
    if (problem) throw new StartError(problem);
  } catch (error) {
    throw error instanceof StartError ? error : noAnswer(client, { error: error as NodeJS.ErrnoException, setting });
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

function noAnswer(
  client: pg.Client,
  { error, setting }: { readonly error: NodeJS.ErrnoException; readonly setting: AddressSetting },
): DatabaseAwayError | StartError {
  const { host, port, database } = client;
  const reason = reasonOf(client, error).replaceAll('DATABASE_URL', setting).replace(/\.$/, '');
  const isAway = isUnavailable(error) || isConnectTimeout(error);
  return new (isAway ? DatabaseAwayError : StartError)(
    `The PostgreSQL that ${setting} names (${host}:${port}, database ${database}) cannot be used: ${reason}; ` +
      `start it, correct ${setting}, or leave DATABASE_URL out to use the one that comes with Colonnade.`,
  );
}

function reasonOf({ password }: pg.Client, error: NodeJS.ErrnoException): string {
  if (isConnectTimeout(error)) return `it has said nothing for ${LONGEST_CONNECT_MS / 1000} s`;
  // The driver's message names a step of the login, not the missing password.
  if (!password && error.message.startsWith('SASL')) return 'it asks for a password, and DATABASE_URL has none';
  return error.message || error.code || 'no reason given';
}
