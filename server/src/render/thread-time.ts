import { openSync, readFileSync, readlinkSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { steadyNowMs } from './steady-clock';

/** Three numbers: nanoseconds on a processor, nanoseconds of waiting for one, and how often. */
const LONGEST_FILE_BYTES = 64;
const NANOSECONDS_PER_MS = 1e6;
/** The thread's number where the system does not tell the time of threads: everywhere but on Linux. */
const UNKNOWN = 0;

/** How much of a processor a thread has used. Where the system does not tell, the time that passes stands in for it. */
export interface ThreadTime {
  /** The thread's number, for `timeOfThread`. */
  readonly thread: number;
  /** Milliseconds so far; only differences mean something. */
  nowMs(): number;
}

/** The time of the thread that calls this, as cheap to read as the time of day nearly: it is read before every view. */
export function openOwnTime(): ThreadTime {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    const file = openSync(fileOf(thread), 'r');
    const bytes = Buffer.alloc(LONGEST_FILE_BYTES);
    return { thread, nowMs: () => parse(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0))) };
  } catch {
    return { thread: UNKNOWN, nowMs: steadyNowMs };
  }
}

/** The time of another thread of this process, by the same clock as its own; nothing where it has ended. */
export function timeOfThread(thread: number): number | undefined {
  if (thread === UNKNOWN) return steadyNowMs();
  try {
    return parse(readFileSync(fileOf(thread), 'latin1'));
  } catch {
    return undefined;
  }
}

function fileOf(thread: number): string {
  return `/proc/self/task/${thread}/schedstat`;
}

function parse(text: string): number {
  return Number.parseInt(text, 10) / NANOSECONDS_PER_MS;
}
