import type { Failure } from '../failure';

export interface RequestOptions {
  /** `GET` if absent. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; `FormData` and `URLSearchParams` as they are. */
  readonly body?: unknown;
  /** `json` (default) parses the response, `raw` returns its text. */
  readonly format?: 'json' | 'raw';
  /** Retries 200 ms apart; 0 if absent. Not for 401, 403, 500, 501 and 503, nor for 400 and 502 with a failure. */
  readonly retries?: number;
  /** True waits for earlier queued calls. */
  readonly queued?: boolean;
  /** True sends the call from a custom host to the site's own domain, with credentials. */
  readonly secure?: boolean;
  /** Aborts the call, which then fails with `site/aborted`. */
  readonly signal?: AbortSignal;
  /** True lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** True also sends the crumb in the header `CRUMB_HEADER`. */
  readonly crumbHeader?: boolean;
  /** Timeout in milliseconds, then `site/timed-out`; 30,000 if absent, none for `FormData`, which may contain files. */
  readonly timeoutMs?: number;
}

/**
 * Expected failures are values. `status` is 0 without a response, `message` is for the visitor, and `failure` is the
 * server's error response.
 */
export type RequestResult<T> =
  | { readonly ok: true; readonly status: number; readonly body: T }
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly failure?: Failure;
    };

/** Calls the site's server; never rejects. `path` starts with `/`; the crumb is added to the query. */
export type Request = <T = unknown>(path: string, options?: RequestOptions) => Promise<RequestResult<T>>;
