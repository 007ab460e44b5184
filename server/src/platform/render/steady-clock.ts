import { hrtime } from 'node:process';

/**
 * Milliseconds of a clock that only goes forward, the same in every thread of the process; only differences mean
 * something. The time of day may be set while the server runs.
 */
export function steadyNowMs(): number {
  const [seconds, nanoseconds] = hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}
