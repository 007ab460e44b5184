import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionConfig } from './database';
import { openLine, type Line } from './notice-line';
import { readNotice } from './read-notice';

export interface NoticeHandlers {
  site(siteId: string): void | Promise<void>;
  stock(siteId: string, revision: number): void | Promise<void>;
  registry(serial: number): void | Promise<void>;
  /** Notices may have been lost: compare everything with the database. */
  resync(): void | Promise<void>;
  /** The connection is lost and cannot be replaced yet. */
  away(): void;
  readonly log: { warn(detail: unknown, message: string): void };
}

export interface NoticeListener {
  close(): Promise<void>;
}

/** How often to check for lost notices; a connection can break silently. */
const POLL_MS = 30_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

/** Listens on a connection of its own, and replaces it when it breaks. Rejects if the first connection fails. */
export async function listenForNotices(
  connection: ConnectionConfig,
  handlers: NoticeHandlers,
): Promise<NoticeListener> {
  const closing = new AbortController();
  const steps = guard(handlers);
  const first = await openLine(connection, steps.notice);
  const listening = listen(first, { connection, handlers: steps, closing: closing.signal });
  return {
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

interface Listening {
  readonly connection: ConnectionConfig;
  readonly handlers: Guarded;
  readonly closing: AbortSignal;
}

async function listen(first: Line, listening: Listening): Promise<void> {
  const { handlers, closing } = listening;
  let line: Line | undefined = first;
  while (line) {
    await keep(line, listening);
    await line.end();
    if (closing.aborted) return;
    handlers.warn(undefined, 'the connection that listens for changes broke; it is made afresh');
    line = await openLineAgain(listening);
    if (line) await handlers.resync();
  }
}

/** Polls until the line breaks or the server closes. */
async function keep(line: Line, { handlers, closing }: Listening): Promise<void> {
  const over = AbortSignal.any([line.broken, closing]);
  while (!over.aborted) {
    await pauseUnless(over, POLL_MS);
    if (over.aborted) return;
    await line.check();
    await handlers.resync();
  }
}

/** Retries with growing pauses; `undefined` if the server closes first. */
async function openLineAgain({ connection, handlers, closing }: Listening): Promise<Line | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !closing.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    // Random, so that instances that lost the same database do not reconnect at the same time.
    await pauseUnless(closing, pauseMs * (0.5 + Math.random() / 2));
    if (closing.aborted) return undefined;
    try {
      return await openLine(connection, handlers.notice);
    } catch (error) {
      handlers.away();
      handlers.warn(error, 'the connection that listens for changes cannot be made yet');
    }
  }
  return undefined;
}

/** Returns early, without an error, when the signal aborts. */
async function pauseUnless(signal: AbortSignal, ms: number): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Handlers whose failures are logged instead of ending the listener. */
interface Guarded {
  notice(payload: string | undefined): void;
  resync(): Promise<void>;
  away(): void;
  warn(error: unknown, message: string): void;
}

function guard(handlers: NoticeHandlers): Guarded {
  const warn = (error: unknown, message: string) => handlers.log.warn({ err: error }, message);
  const run = async (work: () => void | Promise<void>) => {
    try {
      await work();
    } catch (error) {
      warn(error, 'a change could not be followed; it is looked for again later');
    }
  };
  return {
    warn,
    notice: (payload) => {
      const { site, stockOf, stock, registry } = readNotice(payload);
      if (site !== undefined) void run(() => handlers.site(site));
      if (stockOf !== undefined && stock !== undefined) void run(() => handlers.stock(stockOf, stock));
      if (registry !== undefined) void run(() => handlers.registry(registry));
    },
    resync: () => run(() => handlers.resync()),
    away: () => handlers.away(),
  };
}
