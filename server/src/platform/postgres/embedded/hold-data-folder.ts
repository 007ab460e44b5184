import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectEmbedded } from './connect-embedded';
import type { SocketConnection } from './socket-connection';
import { alreadyRuns } from '../failure-messages';

// Any two numbers, the same in every version of Colonnade.
const LOCK_KEY = [0x636f6c, 0x6f6e6e] as const;
const TRY_EVERY_MS = 100;

/** One process's exclusive right to a data folder. */
export interface Hold {
  /** Gives the right back. */
  release(): Promise<void>;
  /** Settles when the right is lost because its connection ended, other than by `release`. */
  lost: Promise<void>;
}

interface Holder {
  dataDir: string;
  /** This process's id, shown to those who come second. */
  pid: number;
  /** How long to wait for another that is just leaving. */
  patienceMs?: number;
}

/**
 * Takes the exclusive right to a data folder, on a connection of its own to the PostgreSQL that runs there. The right
 * ends with the connection, so a killed process leaves nothing behind. Throws a StartError naming the process that
 * has it, and the driver's errors.
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
