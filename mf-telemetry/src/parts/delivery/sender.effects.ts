import type { BrowserHost } from 'shared-types/host/host';
import type { Outbox } from './outbox.effects';
import type { Posting } from './post-calls.effects';
import type { Resender } from './resender.effects';
import type { Row } from './row';

/** How long after its last answer could have come a call of a page that says nothing is anybody's. */
const GRACE_MS = 1000;
/** How long a page may collect before others think that it has ended. */
const HOLD_MS = 60_000;
/** How long until a file that could not be had is asked for again. */
const RELOAD_MS = 5000;

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
  /** Sends what waits and is due, at once. */
  wake(): void;
  /**
   * Sends by ways that need no page what waits for the server, and what is sent while `take` runs; `isKept` where the browser
   * may keep the page.
   */
  leave(take: () => void, isKept: boolean): void;
}

/** What a sender works with. */
export interface SenderParts extends Pick<BrowserHost, 'telemetry'> {
  /** Absent where nothing may be kept. */
  readonly outbox: Outbox | undefined;
  readonly posting: Posting;
  readonly stop: AbortSignal;
}

/**
 * Makes the sender of a page. What sends again, and what others left, comes as a file of its own, once there is something to
 * send: until it is there, and where it does not come, all of that lies in the outbox.
 */
export function createSender({ telemetry, outbox, posting, stop }: SenderParts): Sender {
  /** Of this page, not confirmed. */
  const waiting = new Map<string, Row>();
  /** Under way, or held. */
  const busy = new Set<string>();
  /** The last call failed: new ones wait behind it. */
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
  /** Works at once where the file is there; one that cannot be had is asked for again. */
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
