/** Upper limit for a requested pause, so that one response cannot silence a page for days. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** The pause requested by a `Retry-After` header (seconds or a date), in milliseconds; 0 if none. */
export function retryAfterMs(retryAfter: string | null | undefined, nowMs: number): number {
  if (!retryAfter) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Math.min(LONGEST_RETRY_AFTER_MS, Math.max(0, ms || 0));
}
