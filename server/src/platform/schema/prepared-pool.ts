import { hash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { hasMoved, isReadOnly, isUnavailable } from './is-unavailable';
import type { Outage } from './outage';

/** As many statements as a connection keeps prepared; all that the product asks with fixed texts are fewer. */
const MOST_PREPARED = 500;
/** In characters. Longer ones write many rows at once, are seldom the same, and would take much memory to keep. */
const LONGEST_PREPARED = 4000;
const LOOK_EVERY_MS = 100;

/** What the pool tells and how it names. */
export interface PreparedPoolInputs {
  /** Hears whether the database answers. */
  readonly outage?: Pick<Outage, 'begin' | 'end'> | undefined;
  /** False: a pooler stands between, which hands a connection on with the statements that others have prepared on it. */
  readonly prepares?: boolean | undefined;
}

/**
 * The pool as Kysely sees it, each connection of which prepares what it is asked: PostgreSQL then reads and plans a text
 * once, which takes it longer than most of our answers. A text that says `*` is not prepared, for what it answers
 * changes when a migration adds a column; nor is a long one, nor what comes after the first texts. Where a query shows that
 * the server behind a connection goes down or takes no changes any more, all connections are given up and made afresh.
 */
export function preparedPool(
  openPool: () => pg.Pool,
  { outage, prepares = true }: PreparedPoolInputs = {},
): PostgresPool {
  let pool = openPool();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!prepares) return undefined;
    if (!names.has(text) && names.size < MOST_PREPARED && mayBePrepared(text)) names.set(text, hashOf(text));
    return names.get(text);
  };
  const giveUp = (lost: pg.Pool) => {
    if (lost !== pool) return;
    pool = openPool();
    retire(lost);
  };
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const own = pool;
      const watched = watch(outage, () => giveUp(own));
      const client = await watched(own.connect());
      // PostgreSQL may say that it goes down while nothing is asked on the connection.
      if (!clients.has(client)) client.on('error', (error) => hasMoved(error) && giveUp(own));
      const known = clients.get(client) ?? preparing(client, { nameOf, watched });
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** Ends a pool once no caller waits for one of its connections. */
function retire(pool: pg.Pool): void {
  if (pool.waitingCount > 0) setTimeout(() => retire(pool), LOOK_EVERY_MS).unref();
  else pool.end().catch(() => undefined);
}

type Watched = <T>(pending: Promise<T>) => Promise<T>;

/** Tells whether the database has answered; that it refused something is an answer too. */
function watch(outage: PreparedPoolInputs['outage'], onMoved: () => void): Watched {
  return async (pending) => {
    try {
      const answer = await pending;
      outage?.end();
      return answer;
    } catch (error) {
      if (hasMoved(error)) onMoved();
      if (!isUnavailable(error)) outage?.end();
      else if (!isReadOnly(error)) outage?.begin();
      throw error;
    }
  };
}

function preparing(
  client: pg.PoolClient,
  { nameOf, watched }: { readonly nameOf: (text: string) => string | undefined; readonly watched: Watched },
): PostgresPoolClient {
  let isLost = false;
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('This pool reads nothing by cursors.');
    // Without values, as `begin` is, a text goes out in one message instead of three.
    const name = values.length > 0 ? nameOf(text) : undefined;
    const pending = client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    return watched(pending).catch((error: unknown) => {
      isLost ||= hasMoved(error);
      throw error;
    });
  }
  // The driver closes a connection that is given back with a true word.
  return { query, release: () => client.release(isLost) };
}

function mayBePrepared(text: string): boolean {
  return text.length <= LONGEST_PREPARED && !text.includes('*');
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
