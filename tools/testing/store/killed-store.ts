import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../until';
import { isKnown } from '../../../server/src/platform/postgres/operating-system';
import { waitUntilGone } from '../../../server/src/platform/postgres/embedded/postmaster';
import { createNamedDatabase } from '../database/named-database';
import { openServerProcess, type ServerProcess } from '../server/server-process';
import { busyStoreDocument } from './store-document';

/** Where the server of a proof has its data. */
export const DATABASES = ['the embedded PostgreSQL', 'a PostgreSQL named by DATABASE_URL'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/**
 * What is ended without a word: the server; its connections, as when a network fails; all of PostgreSQL; one of the processes
 * that serve connections, upon which PostgreSQL ends all of them; or the server and PostgreSQL together.
 */
export type Strike = 'server' | 'connections' | 'postgres' | 'backend' | 'both';
const STRIKES: Readonly<Record<DatabaseKind, readonly Strike[]>> = {
  'the embedded PostgreSQL': ['server', 'connections', 'postgres', 'both', 'backend', 'server'],
  // Nothing here may end a PostgreSQL that others use.
  'a PostgreSQL named by DATABASE_URL': ['server', 'connections', 'server'],
};

const LONGEST_EXIT_MS = 60_000;

/** A busy store as a process of its own, and what can befall it. */
export interface KilledStore {
  readonly server: ServerProcess;
  /** Ids of the variants, in the order of their stocks. */
  readonly variantIds: readonly string[];
  /** All that can befall it, each as often as it should. */
  readonly strikes: readonly Strike[];
  /** Lets it happen, and answers when the server is ready again; where it was not killed, by itself. */
  strike(strike: Strike): Promise<void>;
  close(): Promise<void>;
}

/** Opens a store with these stocks, and so many uses of its coupon `few`. */
export async function openKilledStore(
  kind: DatabaseKind,
  stocks: readonly number[],
  few: number,
): Promise<KilledStore> {
  const database = kind === 'the embedded PostgreSQL' ? undefined : await createNamedDatabase();
  const server = await openServerProcess(busyStoreDocument(stocks, few), {
    // Each buyer comes from somewhere else, so that nobody takes them for one who guesses codes.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  const variantIds = (await server.query<{ id: string }>('select id from variant order by sku')).map(({ id }) => id);
  return {
    server,
    variantIds,
    strikes: STRIKES[kind],
    strike: (strike) => letHappen(server, strike),
    close: async () => {
      await server.close();
      await database?.drop();
    },
  };
}

const OTHERS = `from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
  and application_name not like 'colonnade %' and pid <> pg_backend_pid()`;

async function letHappen(server: ServerProcess, strike: Strike): Promise<void> {
  if (strike === 'connections') await server.query(`select pg_terminate_backend(pid) ${OTHERS}`);
  if (strike === 'backend') {
    const [other] = await server.query<{ pid: number }>(`select pid ${OTHERS} limit 1`);
    await killProcess(other?.pid);
    // Once PostgreSQL has collected it, it lets nobody in before all is as it was.
    while (isKnown(other?.pid ?? 0)) await pause(5);
  }
  const isServerToo = strike === 'both';
  if (strike === 'postgres' || isServerToo) {
    const dying = server.postmaster().then((postmaster) => killProcess(postmaster?.pid));
    await Promise.all([dying, ...(isServerToo ? [server.kill()] : [])]);
  }
  if (strike === 'server') await server.kill();
  if (strike === 'server' || isServerToo) await server.start();
  await untilBothAnswer(server);
}

async function killProcess(pid: number | undefined): Promise<void> {
  if (!pid) throw new Error('There is no process to kill.');
  process.kill(pid, 'SIGKILL');
  await waitUntilGone(pid, LONGEST_EXIT_MS);
}

/** PostgreSQL and the server come back by themselves, whatever became of them; the test asks both. */
async function untilBothAnswer(server: ServerProcess): Promise<void> {
  const isAnswering = async () => {
    // Processes of a PostgreSQL that was killed may still answer the server for a moment.
    await server.query('select 1');
    return (await fetch(`${server.address}/readyz`)).ok;
  };
  // What is not there yet refuses connections, in one of many ways.
  await until(() => isAnswering().catch(() => false), 'server and database answer');
}
