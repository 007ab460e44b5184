import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectionConfig } from './database';
import { openLine, type Line } from './notice-line';
import { readNotice } from './read-notice';

/** What is to happen when another instance has changed something. */
export interface NoticeHandlers {
  /** A site has changed. */
  site(siteId: string): void | Promise<void>;
  /** The stock of a site has changed, and nothing else of it. */
  stock(siteId: string, revision: number): void | Promise<void>;
  /** A rule of the registry has changed. */
  registry(serial: number): void | Promise<void>;
  /** Notices may have been missed: compare everything with the database. */
  resync(): void | Promise<void>;
  /** The connection broke, and no other can be made. */
  away(): void;
  readonly log: { warn(detail: unknown, message: string): void };
}

/** A running listener. */
export interface NoticeListener {
  close(): Promise<void>;
}

/** How often is looked whether a notice was missed; a connection can break without a word. */
const POLL_MS = 30_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Listens for notices on a connection of its own, for as long as the server runs: a broken connection is made afresh.
 * Rejects where the first connection cannot be made.
 */
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

/** What listening works with. */
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

/** Tries until it works, with growing pauses; `undefined` when the server closes first. */
async function openLineAgain({ connection, handlers, closing }: Listening): Promise<Line | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !closing.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    // Instances that lost the same database must not all come back in the same instant.
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

/** Ends early, without an error, when the signal aborts. */
async function pauseUnless(signal: AbortSignal, ms: number): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** The handlers with their failures logged: one that fails must not stop the listening. */
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
