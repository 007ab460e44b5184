import { Buffer } from 'node:buffer';
import { openSync, readFileSync, readSync } from 'node:fs';
import { steadyNowMs } from './steady-clock';

/** Three numbers: nanoseconds on a processor, nanoseconds of waiting for one, and how often. */
const LONGEST_FILE_BYTES = 64;
const NANOSECONDS_PER_MS = 1e6;

/** Where Linux tells a process of its own main thread; a render process may read it and its own program. */
export const OWN_TIME_FILE = '/proc/self/schedstat';

/** How much of a processor a process has used. Where the system does not tell, the time that passes stands in for it. */
export interface ProcessorTime {
  /** False where the time that passes stands in. */
  readonly isProcessorTime: boolean;
  /** Milliseconds so far; only differences mean something. */
  nowMs(): number;
}

/** The time of this process's main thread, as cheap to read as the time of day nearly: it is read before every view. */
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

/** The time of another process's main thread, by the same clock as its own; nothing where it has ended. */
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
