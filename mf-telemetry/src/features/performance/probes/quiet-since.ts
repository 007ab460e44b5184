/** How long nothing may keep the page busy before it counts as quiet. */
export const QUIET_MS = 5000;

/** What kept a page busy, in milliseconds since it began. */
interface BusyTask {
  readonly startTime: number;
  readonly duration: number;
}

/**
 * Since when the page is quiet: the end of the last long task before the first quiet five seconds after its first paint. It is
 * interactive then, but not before its scripts have run; it is sure `QUIET_MS` later. Times are milliseconds since the page began.
 * @param tasks of 50 ms and more, in order
 */
export function quietSince(paintMs: number, tasks: readonly BusyTask[]): number {
  let quietMs = paintMs;
  for (const { startTime, duration } of tasks) {
    if (startTime - quietMs >= QUIET_MS) break;
    quietMs = Math.max(quietMs, startTime + duration);
  }
  return quietMs;
}
