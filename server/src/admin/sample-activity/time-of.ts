const HOUR_MS = 3_600_000;

/** The time so many hours before now. */
export function timeOf({ hoursAgo }: { readonly hoursAgo: number }, nowMs: number): Date {
  return new Date(nowMs - hoursAgo * HOUR_MS);
}
