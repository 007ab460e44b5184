/** The path is the specification's; the crumb is sent in the header `CRUMB_HEADER`. */
export const ERROR_REPORT_CALLS = {
  recordJavascriptErrors: { method: 'POST', path: '/api/events/RecordJavascriptErrors' },
} as const;

export const ERROR_REPORT_LIMIT = {
  /** Characters per stack. */
  stackLength: 5000,
  /** Characters per other text. */
  textLength: 2000,
  /** Reports per page, and per call. */
  perPage: 20,
  /** Reports waiting to be sent. */
  queue: 10,
  /** How long reports wait for others, in milliseconds. */
  debounceMs: 1000,
} as const;

/** An error. Texts are cut to `ERROR_REPORT_LIMIT`; line and column count from 1. */
export interface JavascriptErrorData {
  readonly websiteId: string;
  /** Always `colonnade`. */
  readonly templateId: string;
  readonly url: string;
  readonly userAgent: string;
  /** Origin: `<remote>@<version>`, `shell@<version>`, or `page` if unknown. */
  readonly app: string;
  readonly message: string;
  readonly stack?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** An error report; `recordJavascriptErrors` takes an array. */
export interface JavascriptErrorReport {
  /** `error`: uncaught error or rejection; `reported`: by a feature. The server also accepts `unhandledrejection`. */
  readonly event: 'error' | 'unhandledrejection' | 'reported';
  readonly data: JavascriptErrorData;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export interface RecordJavascriptErrorsReply {
  readonly recorded: number;
}
