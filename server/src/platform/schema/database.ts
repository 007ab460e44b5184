import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { MOST_CONNECTIONS } from './most-connections';
import type { Outage } from './outage';
import { preparedPool } from './prepared-pool';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/** Address of PostgreSQL, or a socket folder with names. */
export type ConnectionConfig = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'database' | 'user' | 'password'
>;

/** The connection of a server, which also listens for notices and migrates. */
export interface DatabaseConnection extends ConnectionConfig {
  /** Connection past a pooler to PostgreSQL; the same by default. */
  readonly direct?: ConnectionConfig;
  /** True behind a pooler that switches connections between transactions: nothing can be prepared by name. */
  readonly isPooled?: boolean;
}

/** The connection to listen and to migrate with. */
export function directly({ direct, isPooled: _, ...own }: DatabaseConnection): ConnectionConfig {
  return direct ?? own;
}

const TYPE_INT8 = 20;
/** Longest wait for a connection: an overloaded server reports an error instead of hanging. */
const CONNECT_WITHIN_MS = 15_000;
/** TCP keep-alive: the other end may vanish without closing its connections. */
const SIGN_OF_LIFE_AFTER_MS = 10_000;

// bigint columns hold cents, revisions and serials, all far below 2^53.
pg.types.setTypeParser(TYPE_INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database returned ${text}, which is too large to count with.`);
  return value;
});

export interface PoolInputs {
  readonly max?: number;
  /** Is informed whether the database answers. */
  readonly outage?: Pick<Outage, 'begin' | 'end'>;
}

/** Opens a pool of connections; `destroy()` closes it. */
export function openDatabase(
  { direct: _, isPooled = false, ...connection }: DatabaseConnection,
  onError: (error: Error) => void,
  { max = MOST_CONNECTIONS, outage }: PoolInputs = {},
): Database {
  const openPool = () => {
    const pool = new pg.Pool({
      ...connection,
      max,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: SIGN_OF_LIFE_AFTER_MS,
    });
    // The pool replaces broken idle connections; without a listener they would end the process.
    pool.on('error', onError);
    // A connection that breaks between two queries reports it here, and the next query fails.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return pool;
  };
  const pool = preparedPool(openPool, { outage, prepares: !isPooled });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
