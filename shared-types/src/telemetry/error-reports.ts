/** Calls of the error reports. The path is the specification's; the crumb goes in the header `CRUMB_HEADER`. */
export const ERROR_REPORT_CALLS = {
  recordJavascriptErrors: { method: 'POST', path: '/api/events/RecordJavascriptErrors' },
} as const;

/** Limits of error reports. */
export const ERROR_REPORT_LIMIT = {
  /** Longest stack, in characters. */
  stackLength: 5000,
  /** Longest of every other text, in characters. */
  textLength: 2000,
  /** Most reports one page sends, and one call carries. */
  perPage: 20,
  /** Most reports that wait to be sent. */
  queue: 10,
  /** Reports wait this long for others before they are sent. */
  debounceMs: 1000,
} as const;

/** What a report tells about an error. Texts are cut to `ERROR_REPORT_LIMIT`; line and column count from 1. */
export interface JavascriptErrorData {
  readonly websiteId: string;
  /** The site's template; Colonnade has one, `colonnade`. */
  readonly templateId: string;
  readonly url: string;
  readonly userAgent: string;
  /** Where the error came from: `<remote>@<version>`, `shell@<version>`, or `page` where nobody can be named. */
  readonly app: string;
  readonly message: string;
  readonly stack?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** One error report; `recordJavascriptErrors` takes an array of them. */
export interface JavascriptErrorReport {
  /** `error`: nobody caught it, or handled its rejection; `reported`: a feature told of it. The server also takes `unhandledrejection`. */
  readonly event: 'error' | 'unhandledrejection' | 'reported';
  readonly data: JavascriptErrorData;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Reply to `recordJavascriptErrors`. */
export interface RecordJavascriptErrorsReply {
  /** How many reports were kept. */
  readonly recorded: number;
}
