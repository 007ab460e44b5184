import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database';
import type { Tables } from './tables';

const EVERY_MS = 5;

interface Waiter {
  /** Work that continues only when the test allows it. */
  readonly work: Promise<unknown>;
  /** PostgreSQL's name of the lock; any lock by default. */
  readonly lock?: 'advisory';
}

/** Waits until a connection waits for a lock. Rejects if the waiting work ends before. */
export async function untilOneWaits(db: Database, { work, lock }: Waiter): Promise<void> {
  let isOver = false;
  const end = () => void (isOver = true);
  void work.then(end, end);
  while (!isOver) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event like ${lock ?? '%'}`.execute(db);
    if (rows.length > 0) return;
    await pause(EVERY_MS);
  }
  throw new Error('What was to wait for a lock has ended without waiting: the lock is missing.');
}

/** Makes a transaction fail instead of waiting for a lock, where nothing may hold its rows. */
export async function waitForNobody(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local lock_timeout = '200ms'`.execute(transaction);
}
