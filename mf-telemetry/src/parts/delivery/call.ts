/** One call to the server, complete: sent again it is the same bytes under the same key. */
export interface Call {
  /** The address on this site, without a query. */
  readonly path: string;
  /** What the body is; it says the content type. */
  readonly format: 'json' | 'form' | 'text';
  /** At most `CALL_BYTES_MAX` bytes of UTF-8; a longer one is not sent but counted as lost. */
  readonly body: string;
  /** How many records are in it, so that what is lost can be counted. */
  readonly records: number;
  /** Milliseconds the page waits for an answer; 30,000 where absent. What was not answered by then is sent again. */
  readonly timeoutMs?: number;
  /** What the console says of a reply that is neither 200 nor 202; its status follows. Nothing where absent. */
  readonly complaint?: string;
}

/** What one call carries at most, in bytes: a browser lets all calls together that outlive their page carry 64 KiB. */
export const CALL_BYTES_MAX = 60_000;

/** The length of a body as it is sent, in bytes. */
export function bytesOf(body: string): number {
  return new Blob([body]).size;
}
