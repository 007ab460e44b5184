import type { BrowserHost } from 'shared-types/host/host';
import type { Outbox } from './outbox.effects';
import type { Posting } from './post-calls.effects';
import type { Resender } from './resender.effects';
import type { Row } from './row';

/** How long after a call's timeout other pages wait before they send it. */
const GRACE_MS = 1000;
/** How long a page may hold a call before other pages assume that it has ended. */
const HOLD_MS = 60_000;
/** Delay before a file that failed to load is requested again. */
const RELOAD_MS = 5000;

export type NewRow = Omit<Row, 'dueMs'>;

export interface Sender {
  /** Sends a call of this page, and stores it until the server has it. */
  send(row: NewRow): void;
  /** Stores a call that this page will send later. */
  hold(row: NewRow): void;
  /** Counts records that will never be sent. */
  lose(records: number): void;
  /** Sends waiting calls that are due, at once. */
  wake(): void;
  /** Sends waiting calls, and those sent by `take`, so that they outlive the page. `isKept`: it may be restored. */
  leave(take: () => void, isKept: boolean): void;
}

export interface SenderParts extends Pick<BrowserHost, 'telemetry'> {
  /** Undefined if nothing may be stored. */
  readonly outbox: Outbox | undefined;
  readonly posting: Posting;
  readonly stop: AbortSignal;
}

/** The resender is a file of its own. Until it has loaded, calls wait in the outbox. */
export function createSender({ telemetry, outbox, posting, stop }: SenderParts): Sender {
  const waiting = new Map<string, Row>();
  const busy = new Set<string>();
  /** The last call failed, so new ones wait behind it. */
  let isDown = false;
  let lost = 0;
  let leaving: { readonly isKept: boolean } | undefined;
  let resender: Resender | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = ({ key }: Row): void => {
    waiting.delete(key);
    outbox?.remove(key);
  };
  const drop = (row: Row): void => {
    finish(row);
    lost += row.records;
  };
  const reportLost = (): void => {
    if (lost) void telemetry.error(new Error(`Records that were not delivered: ${lost}`));
    lost = 0;
  };
  const attempt = async (row: Row): Promise<void> => {
    busy.add(row.key);
    const { kind, retryAfter } = await posting.post(row);
    busy.delete(row.key);
    if (stop.aborted) return;
    const wasDown = isDown;
    isDown = kind === 'again';
    if (isDown) return void resend(({ fail }) => fail(retryAfter));
    if (kind === 'refused') drop(row);
    else {
      finish(row);
      reportLost();
    }
    if (wasDown) void resend(({ wake }) => wake());
  };
  /** Loads the resender if necessary; retries after a delay if it cannot be loaded. */
  const resend = async (work: (resender: Resender) => void): Promise<void> => {
    if (!resender) {
      const seldom = await import('../../seldom').catch(() => undefined);
      if (stop.aborted) return;
      clearTimeout(timer);
      if (!seldom) return void (timer = setTimeout(() => void look(), RELOAD_MS));
      resender ??= seldom.createResender({ waiting, busy, outbox, attempt, drop, stop });
    }
    work(resender);
  };
  const look = async (): Promise<void> => {
    if (stop.aborted) return;
    const rows = [...((await outbox?.all()) ?? []), ...waiting.values()];
    if (rows.some(({ key }) => !busy.has(key))) await resend(({ drain }) => drain());
  };

  void outbox?.opened.then(look);
  return {
    send(call) {
      const nowMs = Date.now();
      const row = { ...call, dueMs: leaving ? 0 : nowMs + call.timeoutMs + GRACE_MS };
      busy.delete(row.key);
      waiting.set(row.key, row);
      outbox?.put(row);
      resender?.trim();
      if (leaving) posting.postLeaving(row, leaving.isKept);
      else void (isDown ? look() : attempt(row));
    },
    hold(call) {
      busy.add(call.key);
      outbox?.put({ ...call, dueMs: Date.now() + HOLD_MS });
    },
    lose(records) {
      lost += records;
    },
    wake() {
      if (resender) resender.wake();
      else void look();
    },
    leave(take, isKept) {
      resender?.giveWay();
      reportLost();
      for (const row of waiting.values()) if (!busy.has(row.key)) posting.postLeaving(row, isKept);
      leaving = { isKept };
      take();
      leaving = undefined;
    },
  };
}
