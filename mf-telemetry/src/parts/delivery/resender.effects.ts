import { INDEXED_DB } from 'shared-types/site/cookie';
import { retryAfterMs } from './retry-after-ms';
import { keptRows } from './kept-rows';
import type { KeptRow, Outbox } from './outbox.effects';
import { pauseMs } from './pause-ms';
import type { Outcome } from './read-outcome';
import type { Row } from './row';

/** Sends again what failed, and what other pages of the site could not send. */
export interface Resender {
  /** A call failed: none is sent for a while, longer each time. */
  fail(retryAfter: Outcome['retryAfter']): void;
  /** The way is free: ends every pause, and drains. */
  wake(): void;
  /** Sends what waits and is due, after the pause where there is one. */
  drain(): void;
  /** Drops what is too old, or too much. */
  trim(): void;
  /** Gives the lock up: the next to ask for it would throw a page out of the browser's memory. */
  giveWay(): void;
}

/** What of a sender its resender works with. */
export interface ResenderParts {
  /** Of this page, not confirmed. */
  readonly waiting: ReadonlyMap<string, Row>;
  /** Under way, or held. */
  readonly busy: ReadonlySet<string>;
  /** Absent where nothing may be kept. */
  readonly outbox: Pick<Outbox, 'all'> | undefined;
  /** Sends a call once; what came of it is known, and told here, when it resolves. */
  readonly attempt: (row: Row) => Promise<void>;
  /** Counts a call as lost. */
  readonly drop: (row: Row) => void;
  readonly stop: AbortSignal;
}

/** Makes the resender of a page. */
export function createResender({ waiting, busy, outbox, attempt, drop, stop }: ResenderParts): Resender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pausedUntilMs = 0;
  let failures = 0;
  let isDraining = false;
  /** What came meanwhile is not among what is being sent. */
  let isRequested = false;
  let giveWay = (): void => undefined;

  const wakeIn = (ms: number): void => {
    clearTimeout(timer);
    if (!stop.aborted) timer = setTimeout(() => void drain(), ms);
  };
  const isPaused = (): boolean => Date.now() < pausedUntilMs;
  const dropSurplus = (rows: Iterable<Row>): readonly Row[] => {
    const { kept, dropped } = keptRows([...rows], Date.now());
    dropped.forEach(drop);
    return kept;
  };
  /** Sends what waits and is due, the oldest first, until one fails, which sets the time for the next. */
  const sendKept = async (): Promise<void> => {
    const kept = ((await outbox?.all()) ?? []).filter(isRow);
    const rows = dropSurplus(new Map([...kept, ...waiting.values()].map((row) => [row.key, row])).values());
    const isMine = ({ key }: Row): boolean => waiting.has(key);
    const nowMs = Date.now();
    for (const row of rows) {
      if (isPaused() || stop.aborted) return;
      if (!busy.has(row.key) && (isMine(row) || row.dueMs <= nowMs)) await attempt(row);
    }
    if (isPaused()) return;
    const laterMs = rows.filter((row) => !isMine(row) && row.dueMs > nowMs).map(({ dueMs }) => dueMs - nowMs);
    if (laterMs.length > 0) wakeIn(Math.min(...laterMs));
  };
  const drain = async (): Promise<void> => {
    if (stop.aborted) return;
    if (isPaused()) return wakeIn(pausedUntilMs - Date.now());
    if (isDraining) return void (isRequested = true);
    isDraining = true;
    // A page that lies in the browser's memory with the lock would be thrown out of it by the next that asks.
    const left = new Promise<void>((resolve) => (giveWay = resolve));
    const isFree = await withLock(() => Promise.race([sendKept(), left]));
    const isToBegin = isFree && isRequested;
    isDraining = isRequested = false;
    if (isToBegin) void drain();
    else if (!isFree) wakeIn(pauseMs({ failures: 1, retryAfterMs: 0, chance: Math.random() }));
  };
  const trim = (): void => void dropSurplus(waiting.values());

  stop.addEventListener('abort', () => clearTimeout(timer));
  trim();
  return {
    trim,
    drain: () => void drain(),
    giveWay: () => giveWay(),
    fail(retryAfter) {
      const nowMs = Date.now();
      failures += 1;
      const ms = pauseMs({ failures, retryAfterMs: retryAfterMs(retryAfter, nowMs), chance: Math.random() });
      pausedUntilMs = nowMs + ms;
      wakeIn(ms);
    },
    wake() {
      failures = pausedUntilMs = 0;
      void drain();
    },
  };
}

/** Anyone who wrote there may not have been a page of this version, and nobody else checks. */
function isRow(row: KeptRow): row is Row {
  const { key, path, body } = row;
  return typeof key === 'string' && typeof path === 'string' && typeof body === 'string';
}

/** Runs the work where no other tab is at it; false where one is. Without locks each call may be sent twice, and counts once. */
async function withLock(work: () => Promise<void>): Promise<boolean> {
  // Only pages with a certificate have locks.
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) {
    await work();
    return true;
  }
  const request = locks.request(INDEXED_DB.outbox, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  // A page that is on its way out gets none.
  return request.catch(() => false);
}
