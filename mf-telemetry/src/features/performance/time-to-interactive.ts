/** How long nothing may keep the page busy before it counts as quiet. */
export const QUIET_MS = 5000;

/** What was seen of a page. Times are milliseconds since it began. */
export interface BusyTimes {
  /** The first contentful paint. */
  readonly paintMs: number;
  /** When the document's scripts had run. */
  readonly parsedMs: number;
  /** Tasks of 50 ms and more, in order. */
  readonly tasks: readonly { readonly startTime: number; readonly duration: number }[];
}

/**
 * When the page became interactive: at the end of the last long task before the first quiet five seconds after its first
 * paint, and not before its scripts had run. It is sure from `sureMs` on.
 */
export function timeToInteractive({ paintMs, parsedMs, tasks }: BusyTimes): {
  readonly valueMs: number;
  readonly sureMs: number;
} {
  let quietMs = paintMs;
  for (const { startTime, duration } of tasks) {
    if (startTime - quietMs >= QUIET_MS) break;
    quietMs = Math.max(quietMs, startTime + duration);
  }
  return { valueMs: Math.max(quietMs, parsedMs), sureMs: quietMs + QUIET_MS };
}
