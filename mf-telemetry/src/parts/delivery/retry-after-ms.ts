/** Nobody is to keep silent for days because of one reply. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** How long a server asks to wait, in milliseconds, by its header `Retry-After`: seconds, or a date. 0 where it asks for nothing. */
export function retryAfterMs(retryAfter: string | null | undefined, nowMs: number): number {
  if (!retryAfter) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Math.min(LONGEST_RETRY_AFTER_MS, Math.max(0, ms || 0));
}
