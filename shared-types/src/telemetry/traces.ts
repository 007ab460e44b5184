/** The path is the specification's; the body is form-encoded. */
export const TRACE_CALLS = {
  trace: { method: 'POST', path: '/api/events/Trace' },
} as const;

/** How long traces wait for others, in milliseconds. */
export const TRACE_FLUSH_MS = 30_000;

export const TRACE_LIMIT = {
  /** Traces per call; reaching it sends them at once. */
  perCall: 50,
  /** Traces per page; the last reports how many were dropped. */
  perPage: 300,
  /** Characters per text; longer ones are cut. */
  textLength: 300,
} as const;

export interface RecordTraces {
  /** JSON list of `Trace`. */
  readonly data: string;
}

export interface Trace {
  /** URL of the page, without query. */
  readonly pageUrl: string;
  /** `mark` for a feature's mark, `dropped` for dropped traces, else the name of a plain event. */
  readonly type: string;
  readonly data: TraceData;
}

export interface TraceData {
  /** Milliseconds since the page started. */
  readonly atMs: number;
  /** Name of the mark; problem of an event; number of dropped traces. */
  readonly text?: string | undefined;
  /** Feature of the mark, with remote and version. */
  readonly feature?: string | undefined;
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
}

export interface TraceReply {
  readonly recorded: number;
}
