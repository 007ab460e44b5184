/** Longest time to open a connection; a healthy server takes milliseconds. */
export const LONGEST_CONNECT_MS = 10_000;

/** True for connections given up after `connectionTimeoutMillis`; the driver gives no code for it. */
export function isConnectTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}
