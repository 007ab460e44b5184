import { hash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { hasMoved, isReadOnly, isUnavailable } from './is-unavailable';
import type { Outage } from './outage';

/** Most prepared statements per connection; the product has fewer with fixed texts. */
const MOST_PREPARED = 500;
/** In characters. Longer statements insert many rows, rarely repeat, and would take much memory. */
const LONGEST_PREPARED = 4000;
const LOOK_EVERY_MS = 100;

export interface PreparedPoolInputs {
  readonly outage?: Pick<Outage, 'begin' | 'end'> | undefined;
  /** False behind a pooler, where a connection may have the statements of others. */
  readonly prepares?: boolean | undefined;
}

/**
 * A pool for Kysely that prepares repeated statements, since planning takes longer than most queries. Texts with `*`
 * are not prepared, as their result changes with the schema. If a server is shutting down or read-only, all connections
 * are replaced.
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
      // PostgreSQL may announce its shutdown on an idle connection.
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

/** Reports whether the database answered; a refusal is an answer too. */
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
    // Without values a text is sent in one message instead of three.
    const name = values.length > 0 ? nameOf(text) : undefined;
    const pending = client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    return watched(pending).catch((error: unknown) => {
      isLost ||= hasMoved(error);
      throw error;
    });
  }
  // `release(true)` makes the driver close the connection.
  return { query, release: () => client.release(isLost) };
}

function mayBePrepared(text: string): boolean {
  return text.length <= LONGEST_PREPARED && !text.includes('*');
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
