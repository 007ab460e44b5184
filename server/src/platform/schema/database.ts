import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { MOST_CONNECTIONS } from './most-connections';
import type { Outage } from './outage';
import { preparedPool } from './prepared-pool';
import type { Tables } from './tables';

/** The database as every store sees it. */
export type Database = Kysely<Tables>;

/** Where PostgreSQL is: an address, or a socket folder with names. */
export type ConnectionConfig = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'database' | 'user' | 'password'
>;

/** The same for a whole server, which also listens and changes the schema. */
export interface DatabaseConnection extends ConnectionConfig {
  /** Past a pooler to PostgreSQL itself; the same address where absent. */
  readonly direct?: ConnectionConfig;
  /** True where each transaction may get another of PostgreSQL's connections: nothing is prepared by name. */
  readonly isPooled?: boolean;
}

/** Where to listen, and to change the schema. */
export function directly({ direct, isPooled: _, ...own }: DatabaseConnection): ConnectionConfig {
  return direct ?? own;
}

const TYPE_INT8 = 20;
/** The longest somebody waits for a connection: a server that is overrun says so instead of hanging. */
const CONNECT_WITHIN_MS = 15_000;
/** After so long without a word the system asks whether the other end is there: it may go without ending its connections. */
const SIGN_OF_LIFE_AFTER_MS = 10_000;

// bigint columns hold cents, revisions and serials, all far below 2^53.
pg.types.setTypeParser(TYPE_INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database returned ${text}, which is too large to count with.`);
  return value;
});

/** How a pool of connections is to be. */
export interface PoolInputs {
  /** Most connections at a time. */
  readonly max?: number;
  /** Hears whether the database answers. */
  readonly outage?: Pick<Outage, 'begin' | 'end'>;
}

/** Opens a pool of connections. `destroy()` closes it. */
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
    // An idle connection that breaks is replaced by the pool; without a listener it would end the server.
    pool.on('error', onError);
    // A checked-out connection that breaks between two queries reports it itself, and the next query fails.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return pool;
  };
  const pool = preparedPool(openPool, { outage, prepares: !isPooled });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
