import type { Call } from '../delivery/call';
import type { Delivery } from '../delivery/delivery';

/** What a queue goes by. */
export interface QueueRules<R> {
  /** Most records that wait; so many are sent at once. */
  readonly room: number;
  /** Most records of one page; the last of them is kept for saying how many were dropped. */
  readonly perPage: number;
  /** How long records wait for others, in milliseconds: from the first one on, or where `isRenewed` from the latest. */
  readonly waitMs: number;
  readonly isRenewed?: boolean;
  readonly calls: (records: readonly R[]) => readonly Call[];
  /** The record that tells how many were dropped, of which this was the latest. */
  readonly dropped: (latest: R, count: number) => R;
}

/**
 * Collects records of one kind and sends them together: after a while, when there is no more room, and when the page is left.
 * What waits is held meanwhile, in case the page ends without a word. The function takes a record in, or counts it as dropped
 * once the page has sent its share.
 */
export function createRecordQueue<R>(
  { send, hold, beforeLeaving }: Delivery,
  { room, perPage, waitMs, isRenewed, calls, dropped }: QueueRules<R>,
): (record: R) => void {
  let waiting: R[] = [];
  let left = perPage;
  let missing = 0;
  let latest: R | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = (): void => {
    stopWaiting();
    if (latest && left > 0) {
      waiting.push(dropped(latest, missing));
      left = 0;
    }
    if (waiting.length > 0) send(...calls(waiting));
    waiting = [];
  };
  beforeLeaving(flush);
  return (record) => {
    if (left > 1) {
      left -= 1;
      waiting.push(record);
      if (waiting.length >= room) return flush();
      hold(...calls(waiting));
    } else {
      missing += 1;
      latest = record;
    }
    if (isRenewed) stopWaiting();
    timer ??= setTimeout(flush, waitMs);
  };
}
