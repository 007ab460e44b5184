/** One call to the server, complete: sent again it is the same bytes under the same key. */
export interface Call {
  /** The address on this site, without a query. */
  readonly path: string;
  /** What the body is; it says the content type. */
  readonly format: 'json' | 'form' | 'text';
  /** At most `CALL_BYTES_MAX` bytes of UTF-8. */
  readonly body: string;
  /** How many records are in it, so that what is lost can be counted. */
  readonly records: number;
  /** Milliseconds the page waits for an answer; 30,000 where absent. What was not answered by then is sent again. */
  readonly timeoutMs?: number;
}

/** What one call carries at most, in bytes: a browser lets all calls together that outlive their page carry 64 KiB. */
export const CALL_BYTES_MAX = 60_000;
