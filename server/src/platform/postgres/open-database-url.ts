import type { Config } from '../environment/config';
import type { DatabaseConnection } from '../schema/database';
import { checkDatabase } from './check-database';
import { receivesNotices } from './receives-notices';
import { StartError } from './start-error';

export interface DatabaseAddresses {
  readonly databaseUrl: string;
  readonly databaseDirectUrl?: Config['databaseDirectUrl'];
}

/**
 * Checks an external PostgreSQL, and detects a pooler in front of it. Throws a StartError if it cannot be used, or if
 * notices would not arrive.
 */
export async function openDatabaseUrl({
  databaseUrl,
  databaseDirectUrl,
}: DatabaseAddresses): Promise<DatabaseConnection> {
  await checkDatabase(databaseUrl);
  if (databaseDirectUrl !== undefined) await checkDatabase(databaseDirectUrl, 'DATABASE_DIRECT_URL');
  const own = { connectionString: databaseUrl };
  const direct = databaseDirectUrl === undefined ? undefined : { connectionString: databaseDirectUrl };
  const isPooled = !(await receivesNotices({ at: own, from: own }));
  if (isPooled && !direct) throw pooled();
  if (direct && !(await receivesNotices({ at: direct, from: own }))) throw elsewhere();
  return { ...own, ...(direct && { direct }), isPooled };
}

function pooled(): StartError {
  return new StartError(
    'DATABASE_URL leads through a pooler in transaction mode, for example PgBouncer with ' +
      '"pool_mode = transaction": notifications do not pass it. Set DATABASE_DIRECT_URL to the address of PostgreSQL ' +
      'itself, or have the pooler keep a connection for a session.',
  );
}

function elsewhere(): StartError {
  return new StartError(
    'Notifications sent through DATABASE_URL do not arrive at DATABASE_DIRECT_URL: name the same database there as in DATABASE_URL, by the ' +
      'address of PostgreSQL itself and of no pooler.',
  );
}

/** The connection while the database does not answer; with a direct address a pooler is assumed, which always works. */
export function unverifiedDatabase({ databaseUrl, databaseDirectUrl }: DatabaseAddresses): DatabaseConnection {
  const own = { connectionString: databaseUrl };
  if (databaseDirectUrl === undefined) return own;
  return { ...own, direct: { connectionString: databaseDirectUrl }, isPooled: true };
}
