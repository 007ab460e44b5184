import type { Failure } from '../failure';

/** One call of the data layer. */
export interface RequestOptions {
  /** `GET` where absent. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is for `FormData` and `URLSearchParams`. */
  readonly body?: unknown;
  /** `json` (default) parses the reply, `raw` gives its text. */
  readonly format?: 'json' | 'raw';
  /**
   * How often a call with a failing status is tried again, 200 ms apart; 0 where absent. Never with 401, 403, 500, 501 and
   * 503, nor with 400 and 502 where the reply says why.
   */
  readonly retries?: number;
  /** True: waits for the queued calls before it. */
  readonly queued?: boolean;
  /** True: on a custom host the call goes to the site's own domain, with credentials. */
  readonly secure?: boolean;
  /** Ends the call, which then fails with `site/aborted`. */
  readonly signal?: AbortSignal;
  /** True: the call goes on when the visitor leaves the page. */
  readonly keepalive?: boolean;
  /** True: the crumb also goes in the header `CRUMB_HEADER`. */
  readonly crumbHeader?: boolean;
  /** Milliseconds until the call is given up, with `site/timed-out`; where absent 30,000, or none for `FormData`, which may hold files. */
  readonly timeoutMs?: number;
}

/**
 * The outcome of a call: expected failures are values. `status` is 0 where no reply came, `message` a sentence for the
 * visitor, and `failure` the server's own refusal, where there is one.
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

/** Calls the site's server, and never rejects. `path` starts with `/`; the crumb is added as a query parameter. */
export type Request = <T = unknown>(path: string, options?: RequestOptions) => Promise<RequestResult<T>>;
