import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectEmbedded } from './connect-embedded';
import type { SocketConnection } from './socket-connection';
import { alreadyRuns } from '../failure-messages';

// Arbitrary, but the same in every version of Colonnade.
const LOCK_KEY = [0x636f6c, 0x6f6e6e] as const;
const TRY_EVERY_MS = 100;

export interface Hold {
  release(): Promise<void>;
  /** Settles if the lock is lost because its connection ended, other than by `release`. */
  lost: Promise<void>;
}

interface Holder {
  dataDir: string;
  /** This process's id, shown to processes that fail to get the lock. */
  pid: number;
  /** How long to wait for a process that is just stopping. */
  patienceMs?: number;
}

/**
 * Locks a data folder by an advisory lock, which ends with its connection. Throws a StartError that names the process
 * holding it, and the driver's errors.
 */
export async function holdDataFolder(connection: SocketConnection, holder: Holder): Promise<Hold> {
  const client = await connectEmbedded(connection, { application_name: `colonnade ${holder.pid}` });
  try {
    await takeLock(client, holder);
  } catch (error) {
    await client.end();
    throw error;
  }
  return holdOn(client);
}

function holdOn(client: pg.Client): Hold {
  let released = false;
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => {
      if (!released) resolve();
    });
  });
  const release = async () => {
    released = true;
    await client.end();
  };
  return { release, lost };
}

async function takeLock(client: pg.Client, { dataDir, patienceMs = 3000 }: Holder): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await tryLock(client))) {
    if (Date.now() > end) throw alreadyRuns(dataDir, await lockHolder(client));
    await pause(TRY_EVERY_MS);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const answer = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [...LOCK_KEY]);
  return answer.rows[0]?.taken === true;
}

async function lockHolder(client: pg.Client): Promise<string | undefined> {
  const answer = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2 and l.objsubid = 2`,
    [...LOCK_KEY],
  );
  return /^colonnade (\d+)$/.exec(answer.rows[0]?.name ?? '')?.[1];
}
