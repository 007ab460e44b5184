import type { Call } from '../delivery/call';
import type { Delivery } from '../delivery/delivery';

export interface QueueRules<R> {
  /** Maximum of waiting records; reaching it sends them at once. */
  readonly room: number;
  /** Maximum of records per page; the last is reserved for the number of dropped ones. */
  readonly perPage: number;
  /** How long records wait, in milliseconds, from the first one; from the latest if `isRenewed`. */
  readonly waitMs: number;
  readonly isRenewed?: boolean;
  readonly calls: (records: readonly R[]) => readonly Call[];
  /** Creates the record of how many were dropped, of which `latest` was the last. */
  readonly dropped: (latest: R, count: number) => R;
}

/**
 * Collects records and sends them together: after a delay, when there are `room` of them, and when the page is left.
 * Waiting records are held. The function adds a record, or counts it as dropped.
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
