import { once } from 'node:events';
import process from 'node:process';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { activityLines } from '../admin/sample-activity/activity-lines';
import { makeSampleAccounts } from '../admin/sign-in/make-sample-accounts';
import { signInLines } from '../admin/sign-in/sign-in-lines';
import type { Config } from '../platform/environment/config';
import { readConfig } from '../platform/environment/env';
import { explainPort, findFreePort } from '../platform/environment/free-port';
import { NothingKeptError } from './join-database';
import { isDiskFull } from '../platform/postgres/explain-failure';
import { diskFull } from '../platform/postgres/failure-messages';
import { keepEmbedded, type KeptPostgres } from '../platform/postgres/embedded/keep-embedded';
import { checkBucket } from '../platform/objects/check-bucket';
import { DatabaseAwayError } from '../platform/postgres/check-database';
import { openDatabaseUrl, unverifiedDatabase, type DatabaseAddresses } from '../platform/postgres/open-database-url';
import { StartError } from '../platform/postgres/start-error';
import { loadSamples, publishBuilds } from './prepare';
import type { DatabaseConnection } from '../platform/schema/database';
import { createServer, type Server } from './server';
import { makeSampleMembers, memberLines } from '../site/member-session/make-sample-members';
import { createCarryOut, type Order } from './carry-out';

// One Ctrl-C can arrive several times: from the terminal and from every parent process.
const ONE_KEYSTROKE_MS = 500;
const LONGEST_CLOSE_MS = 60_000;
const EXIT_INTERRUPTED = 130;
const PACKAGES_DIR = fileURLToPath(new URL('../..', import.meta.url));

const interruption = new AbortController();
/** Functions to close what is open, in the order of opening. */
const closers: (() => Promise<void>)[] = [];
let embedded: KeptPostgres | undefined;
/** Announces the shutdown to proxies; does nothing until the server listens. */
let drain = async (): Promise<void> => undefined;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function serve(config: Config): Promise<void> {
  const port = await findFreePort(config.port);
  const { away, ...connection } = await openConnection(config);
  interruption.signal.throwIfAborted();
  const server = await createServer(config, connection, { isAway: away !== undefined }).catch((error: unknown) => {
    throw error instanceof NothingKeptError ? (away ?? error) : error;
  });
  closers.push(() => server.close());
  if (away) await serveAlone(server, { config, port, away });
  await checkBucket(config, { db: server.services.db, print });
  server.warm();
  await publishBuilds(server.services);
  const carryOut = server.news && createCarryOut(server.services, server.news);
  // Samples under development may be invalid; then open pages show the error.
  const kept = carryOut ? [] : await loadSamples(server.services);
  await carryOut?.({ built: [], samples: true, faults: [] });
  const lines = [...kept, ...(config.samplesDir === undefined ? [] : await sampleLines(server))];
  interruption.signal.throwIfAborted();
  if (carryOut) takeOrders(carryOut);
  if (!away) await listen(server, config, port);
  // Lets the log print its line first, so that this is the last one.
  await nextTurn();
  lines.forEach(print);
  print(`ready http://localhost:${port}`);
}

/** From here on the server answers, and announces its shutdown. */
async function listen(server: Server, { drainMs }: Config, port: number): Promise<void> {
  await server.listen(port).catch((error: unknown) => Promise.reject(explainPort(error, port)));
  drain = async () => {
    server.drain();
    await pause(drainMs);
  };
}

async function serveAlone(
  server: Server,
  { config, port, away }: { readonly config: Config; readonly port: number; readonly away: Error },
): Promise<void> {
  server.warm();
  await listen(server, config, port);
  print(away.message);
  print(`Until then http://localhost:${port} serves pages from the last snapshot, and takes no orders or forms.`);
  await Promise.race([server.joined, once(interruption.signal, 'abort')]);
  interruption.signal.throwIfAborted();
}

/** Creates the samples' accounts and members, and returns lines that say how to sign in and what else there is to see. */
async function sampleLines({ services }: Server): Promise<string[]> {
  const [accounts, members] = [await makeSampleAccounts(services), await makeSampleMembers(services)];
  return [...signInLines(accounts), ...memberLines(members), ...(await activityLines(services))];
}

function takeOrders(carryOut: (order: Order) => Promise<void>): void {
  process.on('message', (order) => void carryOut(order as Order));
}

/** A connection, with the reason why the database does not answer, if so. */
type OpenedConnection = DatabaseConnection & { readonly away?: DatabaseAwayError };

async function openConnection({ dataDir, databaseUrl, databaseDirectUrl }: Config): Promise<OpenedConnection> {
  if (databaseUrl !== undefined) return openOwn({ databaseUrl, databaseDirectUrl });
  const kept = await keepEmbedded({
    dataDir,
    log: print,
    signal: interruption.signal,
    pid: process.pid,
    onLost: (error) => void fail(error, dataDir),
  });
  // The data folder is ours now, so closing must stop the PostgreSQL that runs on it.
  embedded = kept;
  closers.push(() => kept.stop());
  return kept.connection;
}

/** If the configured PostgreSQL is unavailable, the server starts from its last snapshot. */
async function openOwn(addresses: DatabaseAddresses): Promise<OpenedConnection> {
  try {
    return await openDatabaseUrl(addresses);
  } catch (error) {
    if (!(error instanceof DatabaseAwayError)) throw error;
    return { ...unverifiedDatabase(addresses), away: error };
  }
}

async function close(code: number): Promise<never> {
  setTimeout(() => exitAtOnce(code), LONGEST_CLOSE_MS).unref();
  for (const closer of closers.splice(0).reverse()) {
    await closer().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
  process.exit(code);
}

function exitAtOnce(code: number): never {
  embedded?.stopWithoutWaiting();
  process.exit(code);
}

function fail(error: unknown, dataDir: string): Promise<never> {
  const shown = isDiskFull(error) ? diskFull(dataDir) : error;
  const text =
    shown instanceof StartError
      ? shown.message
      : shown instanceof Error
        ? (shown.stack ?? shown.message)
        : String(shown);
  process.stderr.write(`${text}\n`);
  return close(1);
}

/** The first signal closes in order, the second exits at once. Only SIGTERM waits for proxies; Ctrl-C does not. */
function watchForInterruption(started: Promise<unknown>): void {
  let firstAt: number | undefined;
  const interrupt = (signal?: NodeJS.Signals) => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      interruption.abort();
      const drained = started.then(() => (signal === 'SIGTERM' ? drain() : undefined));
      void drained.finally(() => void close(0));
    } else if (Date.now() - firstAt > ONE_KEYSTROKE_MS) {
      exitAtOnce(EXIT_INTERRUPTED);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  // The parent process has ended, perhaps by SIGKILL.
  process.once('disconnect', () => interrupt());
}

async function main(): Promise<void> {
  let dataDir = '.data';
  const started = (async () => {
    const config = readConfig(process.env, PACKAGES_DIR);
    dataDir = config.dataDir;
    await serve(config);
  })();
  const settled = started.catch((error: unknown) => (interruption.signal.aborted ? undefined : fail(error, dataDir)));
  watchForInterruption(settled);
  process.once('uncaughtException', (error) => void fail(error, dataDir));
  await settled;
}

await main();
