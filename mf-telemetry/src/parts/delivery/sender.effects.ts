import type { BrowserHost } from 'shared-types/host/host';
import { INDEXED_DB } from 'shared-types/site/cookie';
import { keptRows } from './kept-rows';
import type { Outbox } from './outbox.effects';
import { pauseMs } from './pause-ms';
import type { Posting } from './post-calls.effects';
import type { Outcome } from './read-outcome';
import type { Row } from './row';

/** How long after its last answer could have come a call of a page that says nothing is anybody's. */
const GRACE_MS = 1000;
/** How long a page may collect before others think that it has ended. */
const HOLD_MS = 60_000;

/** A call that is not kept yet. */
export type NewRow = Omit<Row, 'dueMs'>;

/** Sends the calls of a page, and those that other pages of the site could not. */
export interface Sender {
  /** Sends a call of this page, and keeps it until the server has it. */
  send(row: NewRow): void;
  /** Keeps a call that this page will send by itself. */
  hold(row: NewRow): void;
  /** Counts records nobody will ever send. */
  lose(records: number): void;
  /** Sends what waits, at once. */
  wake(): void;
  /** Sends what waits for the server by ways that need no page; `isKept` where the browser may keep the page. */
  leave(isKept: boolean): void;
  /** What is sent meanwhile is sent by ways that need no page. */
  whileLeaving(take: () => void, isKept: boolean): void;
}

/** What a sender works with. */
export interface SenderParts extends Pick<BrowserHost, 'telemetry'> {
  /** Absent where nothing may be kept. */
  readonly outbox: Outbox | undefined;
  readonly posting: Posting;
  readonly stop: AbortSignal;
}

/** Makes the sender of a page. */
export function createSender({ telemetry, outbox, posting, stop }: SenderParts): Sender {
  /** Of this page, not confirmed. */
  const waiting = new Map<string, Row>();
  const busy = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pausedUntilMs = 0;
  let failures = 0;
  let lost = 0;
  let isDraining = false;
  /** What came meanwhile is not among what is being sent. */
  let isAsked = false;
  let leaving: { readonly isKept: boolean } | undefined;
  let giveWay = (): void => undefined;

  const wakeIn = (ms: number): void => {
    clearTimeout(timer);
    if (!stop.aborted) timer = setTimeout(() => void drain(), ms);
  };
  const finish = ({ key }: Row): void => {
    waiting.delete(key);
    outbox?.remove(key);
  };
  const drop = (row: Row): void => {
    finish(row);
    lost += row.records;
  };
  const tellLost = (): void => {
    if (lost) void telemetry.error(new Error(`Records that were not delivered: ${lost}`));
    lost = 0;
  };
  const settle = (row: Row, { kind, askedMs }: Outcome): void => {
    if (kind === 'again') {
      failures += 1;
      const ms = pauseMs({ failures, askedMs, chance: Math.random() });
      pausedUntilMs = Date.now() + ms;
      return wakeIn(ms);
    }
    const wasDown = failures > 0;
    failures = pausedUntilMs = 0;
    if (kind === 'refused') return drop(row);
    finish(row);
    tellLost();
    if (wasDown) wakeIn(0);
  };
  const attempt = async (row: Row): Promise<void> => {
    busy.add(row.key);
    const outcome = await posting.post(row);
    busy.delete(row.key);
    if (!stop.aborted) settle(row, outcome);
  };
  const isPaused = (): boolean => Date.now() < pausedUntilMs;
  const dropSurplus = (rows: Iterable<Row>): readonly Row[] => {
    const { kept, dropped } = keptRows([...rows], Date.now());
    dropped.forEach(drop);
    return kept;
  };
  /** Sends what waits and is due, the oldest first, until one fails, which sets the time for the next. */
  const sendKept = async (): Promise<void> => {
    const kept = (await outbox?.all()) ?? [];
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
    if (isDraining) return void (isAsked = true);
    isDraining = true;
    // A page that lies in the browser's memory with the lock would be thrown out of it by the next that asks.
    const left = new Promise<void>((resolve) => (giveWay = resolve));
    const isFree = await withLock(() => Promise.race([sendKept(), left]));
    const isToBegin = isFree && isAsked;
    isDraining = isAsked = false;
    if (isToBegin) void drain();
    else if (!isFree) wakeIn(pauseMs({ failures: 1, askedMs: 0, chance: Math.random() }));
  };

  stop.addEventListener('abort', () => clearTimeout(timer));
  void outbox?.opened.then(drain);
  return {
    send(call) {
      const nowMs = Date.now();
      const row = { ...call, dueMs: leaving ? 0 : nowMs + call.timeoutMs + GRACE_MS };
      busy.delete(row.key);
      waiting.set(row.key, row);
      outbox?.put(row);
      dropSurplus(waiting.values());
      if (leaving) posting.postLeaving(row, leaving.isKept);
      else if (!isPaused()) void attempt(row);
    },
    hold(call) {
      busy.add(call.key);
      outbox?.put({ ...call, dueMs: Date.now() + HOLD_MS });
    },
    lose(records) {
      lost += records;
    },
    wake() {
      failures = pausedUntilMs = 0;
      void drain();
    },
    leave(isKept) {
      giveWay();
      tellLost();
      for (const row of waiting.values()) if (!busy.has(row.key)) posting.postLeaving(row, isKept);
    },
    whileLeaving(take, isKept) {
      leaving = { isKept };
      take();
      leaving = undefined;
    },
  };
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
