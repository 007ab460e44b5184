import { TRACE_FLUSH_MS, TRACE_LIMIT, type Trace } from 'shared-types/telemetry/traces';

/** Collects a page's traces and sends them together. */
export interface TraceQueue {
  /** Takes a trace in, or counts it as dropped once the page has sent its share. */
  add(trace: Trace): void;
  /** Sends what waits, at once. */
  flush(): void;
}

/** What a queue works with. */
export interface TraceQueueParts {
  readonly send: (traces: readonly Trace[]) => void;
  /** Keeps what waits, in case the page ends without a word. */
  readonly hold: (traces: readonly Trace[]) => void;
  /** Calls back after the time; asked meanwhile, it goes on waiting for the first. */
  readonly wait: (callback: () => void, ms: number) => void;
}

/** Makes a queue. */
export function createTraceQueue({ send, hold, wait }: TraceQueueParts): TraceQueue {
  const { perCall, perPage } = TRACE_LIMIT;
  const waiting: Trace[] = [];
  const dropped: Trace[] = [];
  let left: number = perPage;
  const flush = (): void => {
    const batch = waiting.splice(0);
    const [first] = dropped;
    if (first) batch.push(droppedTrace(first, dropped.splice(0).length));
    if (batch.length > 0) send(batch);
  };
  return {
    flush,
    add(trace) {
      (left > 0 ? waiting : dropped).push(trace);
      left -= 1;
      if (waiting.length >= perCall - 1) return flush();
      hold(waiting);
      wait(flush, TRACE_FLUSH_MS);
    },
  };
}

function droppedTrace({ pageUrl, data: { atMs } }: Trace, count: number): Trace {
  return { pageUrl, type: 'dropped', data: { atMs, text: String(count) } };
}
