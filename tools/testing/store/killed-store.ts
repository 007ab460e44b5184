import { setTimeout as pause } from 'node:timers/promises';
import type { SiteDocument } from 'shared-types/site/site-document';
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
 * What is killed: the server; its connections, as by a network failure; all of PostgreSQL; one of its processes, after
 * which it closes all connections; or server and PostgreSQL.
 */
export type Strike = 'server' | 'connections' | 'postgres' | 'backend' | 'both';
const STRIKES: Readonly<Record<DatabaseKind, readonly Strike[]>> = {
  'the embedded PostgreSQL': ['server', 'connections', 'postgres', 'both', 'backend', 'server'],
  // A shared PostgreSQL must not be killed.
  'a PostgreSQL named by DATABASE_URL': ['server', 'connections', 'server'],
};

const LONGEST_EXIT_MS = 60_000;

export interface KilledServer {
  readonly server: ServerProcess;
  /** All possible failures, as often as each should occur. */
  readonly strikes: readonly Strike[];
  /** Causes a failure, and waits until the server is ready again; unless it was killed, it recovers by itself. */
  strike(strike: Strike): Promise<void>;
  close(): Promise<void>;
}

export interface KilledStore extends KilledServer {
  readonly variantIds: readonly string[];
}

/** Opens a store with these stocks, and this many uses of the coupon `few`. */
export async function openKilledStore(
  kind: DatabaseKind,
  stocks: readonly number[],
  few: number,
): Promise<KilledStore> {
  const killed = await openKilledServer(kind, busyStoreDocument(stocks, few));
  const variants = await killed.server.query<{ id: string }>('select id from variant order by sku');
  return { ...killed, variantIds: variants.map(({ id }) => id) };
}

export async function openKilledServer(kind: DatabaseKind, document: SiteDocument): Promise<KilledServer> {
  const database = kind === 'the embedded PostgreSQL' ? undefined : await createNamedDatabase();
  const server = await openServerProcess(document, {
    // Each visitor has its own address, so that none exceeds the limits of one.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  return {
    server,
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
    // PostgreSQL accepts no connections until it has recovered.
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

/** Waits until PostgreSQL and the server have recovered, by calling both. */
async function untilBothAnswer(server: ServerProcess): Promise<void> {
  const isAnswering = async () => {
    // Processes of a killed PostgreSQL may still answer for a moment.
    await server.query('select 1');
    return (await fetch(`${server.address}/readyz`)).ok;
  };
  // Until then connections fail in various ways.
  await until(() => isAnswering().catch(() => false), 'server and database answer');
}
