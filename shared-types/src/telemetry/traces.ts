/** Calls of the traces. The path is the specification's; the body is form-encoded. */
export const TRACE_CALLS = {
  trace: { method: 'POST', path: '/api/events/Trace' },
} as const;

/** How long traces wait for others before they are sent. */
export const TRACE_FLUSH_MS = 30_000;

/** Limits of traces. */
export const TRACE_LIMIT = {
  /** Most traces of one call; a page that has as many sends them at once. */
  perCall: 50,
  /** Most traces of one page; the last of them says how many were dropped. */
  perPage: 300,
  /** Longest text, in characters; what is longer is cut. */
  textLength: 300,
} as const;

/** Body of `trace`. */
export interface RecordTraces {
  /** A list of `Trace`, as JSON. */
  readonly data: string;
}

/** One thing that happened in a page. */
export interface Trace {
  /** Address of the page, without its query. */
  readonly pageUrl: string;
  /** `mark` for a moment a feature has named, `dropped` for traces the page had no room for, else the plain event on the bus. */
  readonly type: string;
  readonly data: TraceData;
}

/** What is told of it. */
export interface TraceData {
  /** Milliseconds since the page began. */
  readonly atMs: number;
  /** The mark's name; of a plain event what went wrong; of dropped traces their number. */
  readonly text?: string | undefined;
  /** The feature whose moment it is, with its remote and version. */
  readonly feature?: string | undefined;
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
}

/** Reply to `trace`. */
export interface TraceReply {
  /** How many traces were kept. */
  readonly recorded: number;
}
