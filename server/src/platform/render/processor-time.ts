import { Buffer } from 'node:buffer';
import { openSync, readFileSync, readSync } from 'node:fs';
import { steadyNowMs } from './steady-clock';

/** Three numbers: nanoseconds on a processor, nanoseconds of waiting for one, and a count. */
const LONGEST_FILE_BYTES = 64;
const NANOSECONDS_PER_MS = 1e6;

/** Linux's counters of a process's own main thread; a render process may read only this and its program. */
export const OWN_TIME_FILE = '/proc/self/schedstat';

/** Processor time of a process; elapsed time where the system does not report it. */
export interface ProcessorTime {
  /** False if it is elapsed time. */
  readonly isProcessorTime: boolean;
  /** Milliseconds so far; only differences are meaningful. */
  nowMs(): number;
}

/** Time of this process's main thread. Cheap enough to read before every view. */
export function openOwnTime(): ProcessorTime {
  try {
    const file = openSync(OWN_TIME_FILE, 'r');
    const bytes = Buffer.alloc(LONGEST_FILE_BYTES);
    const nowMs = () => parse(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)));
    return { isProcessorTime: true, nowMs };
  } catch {
    return { isProcessorTime: false, nowMs: steadyNowMs };
  }
}

/** Time of another process's main thread, by the same clock; undefined if it has ended. */
export function timeOfProcess(pid: number): number | undefined {
  try {
    return parse(readFileSync(`/proc/${pid}/schedstat`, 'latin1'));
  } catch {
    return undefined;
  }
}

function parse(text: string): number {
  return Number.parseInt(text, 10) / NANOSECONDS_PER_MS;
}
