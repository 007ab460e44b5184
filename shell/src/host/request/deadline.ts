/** A signal that comes from the caller or from the clock. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** True once it was the clock. */
  isOver(): boolean;
  /** Stops the clock. */
  clear(): void;
}

/** Makes a signal that aborts with the caller's, or after the time. */
export function createDeadline(timeMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    abort();
  }, timeMs);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isOver: () => over,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}

/** Waits, but not beyond the signal. */
export function pause(timeMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, timeMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
