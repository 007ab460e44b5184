import { setTimeout as pause } from 'node:timers/promises';

/** Work that is done again and again. */
export interface RepeatedWork {
  /** For the log, where it fails. */
  readonly what: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  readonly log: { warn(detail: unknown, message: string): void };
}

/**
 * Does the work again and again until it is closed, for the first time after a part of the pause: instances that start
 * together do not come together. A failure is logged, and the work is tried again at its time.
 */
export function repeatedly({ what, everyMs, run, log }: RepeatedWork): { close(): Promise<void> } {
  const closing = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
  const working = (async () => {
    await wait(everyMs * Math.random());
    while (!closing.signal.aborted) {
      await run().catch((error: unknown) => log.warn({ err: error }, `${what} failed`));
      await wait(everyMs);
    }
  })();
  return {
    close: async () => {
      closing.abort();
      await working;
    },
  };
}
