/** A signal that combines the caller's with a time limit. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** True if the time limit has aborted it. */
  isOver(): boolean;
  /** Clears the timer. */
  clear(): void;
}

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

/** Waits, at most until the signal. */
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
