/** The longest a PostgreSQL may take from the first byte to its first question: a sound one takes milliseconds. */
export const LONGEST_CONNECT_MS = 10_000;

/** Whether a connection was given up because of `connectionTimeoutMillis`; the driver says it in words only. */
export function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}
