import { hash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** As many statements as a connection keeps prepared; all that the product asks with fixed texts are fewer. */
const MOST_PREPARED = 500;
/** In characters. Longer ones write many rows at once, are seldom the same, and would take much memory to keep. */
const LONGEST_PREPARED = 4000;

/**
 * The pool as Kysely sees it, each connection of which prepares what it is asked: PostgreSQL then reads and plans a text
 * once, which takes it longer than most of our answers. A text that says `*` is not prepared, for what it answers
 * changes when a migration adds a column; nor is a long one, nor what comes after the first texts.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_PREPARED && mayBePrepared(text)) names.set(text, hashOf(text));
    return names.get(text);
  };
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function preparing(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('This pool reads nothing by cursors.');
    // Without values, as `begin` is, a text goes out in one message instead of three.
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  }
  return { query, release: () => client.release() };
}

function mayBePrepared(text: string): boolean {
  return text.length <= LONGEST_PREPARED && !text.includes('*');
}

function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
