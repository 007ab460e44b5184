import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database';
import type { Tables } from './tables';

const EVERY_MS = 5;

/** Who is to wait for which lock. */
interface Waiter {
  /** What waits until the test lets it go on. */
  readonly work: Promise<unknown>;
  /** What PostgreSQL calls the lock; any lock where nothing is said. */
  readonly lock?: 'advisory';
}

/** Until a connection waits for a lock. Rejects where the work that is to wait has ended, which it cannot before the test lets it. */
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

/** Lets a transaction fail that would from now on wait for a lock: what it goes on to write is to be held by nobody. */
export async function waitForNobody(transaction: Transaction<Tables>): Promise<void> {
  await sql`set local lock_timeout = '200ms'`.execute(transaction);
}
