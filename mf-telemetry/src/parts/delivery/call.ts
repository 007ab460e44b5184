export interface Call {
  /** Path on this site, without a query. */
  readonly path: string;
  /** Format of the body, which determines the content type. */
  readonly format: 'json' | 'form' | 'text';
  /** At most `CALL_BYTES_MAX` bytes of UTF-8; a longer body is not sent but counted as lost. */
  readonly body: string;
  /** Number of records in the body, to count what is lost. */
  readonly records: number;
  /** How long to wait for a response before a retry, in milliseconds; 30,000 if absent. */
  readonly timeoutMs?: number;
  /** Console message for a response other than 200 and 202, followed by its status; none if absent. */
  readonly complaint?: string;
}

/** Bytes that one call may carry: a browser limits all keepalive requests together to 64 KiB. */
export const CALL_BYTES_MAX = 60_000;

export function bytesOf(body: string): number {
  return new Blob([body]).size;
}
