import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { warmShop } from '../commerce/warm-shop';
import type { Services } from '../site/services';
import { startJobs } from './jobs';
import { createMailer } from '../platform/mail/create-mailer';
import { StartError } from '../platform/postgres/start-error';
import { directly, type DatabaseConnection } from '../platform/schema/database';
import { isUnavailable } from '../platform/schema/is-unavailable';
import { hasNewestSchema, migrate } from '../platform/schema/migrate';
import { listenForNotices } from '../platform/schema/notices';
import { createSnapshotWriter } from '../site/snapshot/write-snapshots';
import { keepPartitions } from '../telemetry/records/record-partitions';

export interface Joining {
  readonly joined: Promise<void>;
  close(): Promise<void>;
}

export interface JoinParts {
  readonly services: Services;
  readonly connection: DatabaseConnection;
  readonly log: FastifyBaseLogger;
}

/** The object store holds no snapshot to start from. */
export class NothingKeptError extends StartError {
  constructor() {
    super('There is no snapshot to start from while the database is unavailable.');
  }
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** Migrates the schema, listens for notices and starts the background jobs. */
export async function joinNow({ services, connection, log }: JoinParts): Promise<Joining> {
  const { config, db, outage, registry, sites } = services;
  if (!(await hasNewestSchema(db))) await migrate(directly(connection));
  const notices = await listenForNotices(directly(connection), {
    site: (id) => sites.invalidate(id),
    stock: (id, revision) => sites.followStock(id, revision),
    away: () => outage.begin(),
    registry: () => registry.reload(),
    resync: async () => {
      await sites.resync();
      await registry.reload();
    },
    log,
  });
  await registry.reload().catch(async (error: unknown) => {
    await notices.close();
    throw error;
  });
  // Without partitions, records are stored in the default partition; the server can start.
  await keepPartitions(db).catch((error: unknown) =>
    log.warn({ err: error }, 'the telemetry partitions are not ready'),
  );
  const { objects, pictures, signing, snapshots, uploads } = services;
  const mailer = createMailer(config, log);
  const writeSnapshots = createSnapshotWriter(snapshots, warmShop);
  const jobs = startJobs({
    config,
    db,
    objects,
    pictures,
    registry,
    signing,
    sites,
    uploads,
    mailer,
    log,
    writeSnapshots,
  });
  return { joined: Promise.resolve(), close: async () => void (await Promise.all([jobs.close(), notices.close()])) };
}

/** Starts from the last snapshot, and joins once the database answers. Throws a `NothingKeptError` without snapshot. */
export async function joinLater(parts: JoinParts): Promise<Joining> {
  const { outage, registry, sites, snapshots } = parts.services;
  outage.begin();
  const record = await snapshots.readRegistry();
  if (!record) throw new NothingKeptError();
  await registry.restore(record);
  const closing = new AbortController();
  const joining = join(parts, closing.signal);
  const joined = joining.then(async (own) => {
    // Data read until now came from the snapshot.
    if (own) await sites.resync();
  });
  joined.catch(() => undefined);
  return {
    joined,
    async close() {
      closing.abort();
      await (await joining.catch(() => undefined))?.close();
    },
  };
}

async function join(parts: JoinParts, closing: AbortSignal): Promise<Joining | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await pause(pauseMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    if (closing.aborted) return undefined;
    try {
      return await joinNow(parts);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      parts.log.warn({ err: error }, 'the database does not answer yet');
    }
  }
}
