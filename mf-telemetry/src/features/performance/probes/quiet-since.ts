/** How long the main thread must be idle for the page to count as quiet. */
export const QUIET_MS = 5000;

/** A task that kept the page busy; times in milliseconds since the page started. */
interface BusyTask {
  readonly startTime: number;
  readonly duration: number;
}

/**
 * Returns when the page became quiet: the end of the last long task before the first five idle seconds after its first
 * paint. That is certain only `QUIET_MS` later. Times are milliseconds since the page started.
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
