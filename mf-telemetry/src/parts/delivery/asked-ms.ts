/** Nobody is to keep silent for days because of one reply. */
const LONGEST_ASKED_MS = 3_600_000;

/** How long a server asks to wait, in milliseconds, by its header `Retry-After`: seconds, or a date. 0 where it asks for nothing. */
export function askedMs(retryAfter: string | null | undefined, nowMs: number): number {
  if (!retryAfter) return 0;
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Math.min(LONGEST_ASKED_MS, Math.max(0, asked || 0));
}
