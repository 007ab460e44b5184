import { setTimeout as pause } from 'node:timers/promises';

export interface RepeatedWork {
  /** For the log, if it fails. */
  readonly what: string;
  readonly everyMs: number;
  /** Long work ends early once the signal says that the server closes. */
  readonly run: (closing: AbortSignal) => Promise<unknown>;
  readonly log: { warn(detail: unknown, message: string): void };
}

/** Repeats work until it is closed. The first run comes after a random delay, so that instances alternate. */
export function repeatedly({ what, everyMs, run, log }: RepeatedWork): { close(): Promise<void> } {
  const closing = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
  const working = (async () => {
    await wait(everyMs * Math.random());
    while (!closing.signal.aborted) {
      await run(closing.signal).catch((error: unknown) => log.warn({ err: error }, `${what} failed`));
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
