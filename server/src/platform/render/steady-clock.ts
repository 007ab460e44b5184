import { hrtime } from 'node:process';

/** Milliseconds of a monotonic clock, which all threads of the process share; only differences are meaningful. */
export function steadyNowMs(): number {
  const [seconds, nanoseconds] = hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}
