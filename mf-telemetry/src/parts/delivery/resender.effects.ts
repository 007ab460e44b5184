import { INDEXED_DB } from 'shared-types/site/cookie';
import { retryAfterMs } from './retry-after-ms';
import { keptRows } from './kept-rows';
import type { KeptRow, Outbox } from './outbox.effects';
import { pauseMs } from './pause-ms';
import type { Outcome } from './read-outcome';
import type { Row } from './row';

/** Retries failed calls, and sends calls that other pages of the site left behind. */
export interface Resender {
  /** Starts a pause after a failed call; pauses grow with each failure. */
  fail(retryAfter: Outcome['retryAfter']): void;
  /** Ends the pause and drains. */
  wake(): void;
  /** Sends waiting calls that are due, after the pause if there is one. */
  drain(): void;
  /** Drops calls that are too old or too many. */
  trim(): void;
  /** Releases the lock. */
  giveWay(): void;
}

export interface ResenderParts {
  /** Unconfirmed calls of this page. */
  readonly waiting: ReadonlyMap<string, Row>;
  /** Keys of calls that are in flight or held. */
  readonly busy: ReadonlySet<string>;
  /** Undefined if nothing may be stored. */
  readonly outbox: Pick<Outbox, 'all'> | undefined;
  /** Sends a call once; resolves after its outcome has been handled. */
  readonly attempt: (row: Row) => Promise<void>;
  readonly drop: (row: Row) => void;
  readonly stop: AbortSignal;
}

export function createResender({ waiting, busy, outbox, attempt, drop, stop }: ResenderParts): Resender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pausedUntilMs = 0;
  let failures = 0;
  let isDraining = false;
  /** Set if calls arrive during a drain, which does not include them. */
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
  /** Sends waiting calls that are due, oldest first, until one fails; the failure schedules the next drain. */
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

/** Stored calls may come from another version of the page, so they are validated. */
function isRow(row: KeptRow): row is Row {
  const { key, path, body } = row;
  return typeof key === 'string' && typeof path === 'string' && typeof body === 'string';
}

/** Returns false if another tab holds the lock. Without locks a call may be sent twice, but counts once. */
async function withLock(work: () => Promise<void>): Promise<boolean> {
  // Locks need a secure context.
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) {
    await work();
    return true;
  }
  const request = locks.request(INDEXED_DB.outbox, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  // A page that is being left cannot get a lock.
  return request.catch(() => false);
}
