import { Buffer } from 'node:buffer';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a render process stands. */
export interface Progress {
  /** Index of the job it works on. */
  readonly job: number;
  /** When it began that job, by `steadyNowMs`. */
  readonly sinceMs: number;
  /** How much of a processor it had used by then, in milliseconds; infinite before it begins. */
  readonly usedMs: number;
  /** Whether `usedMs` is what the system tells of the process; where it tells nothing, it is `sinceMs`. */
  readonly isProcessorTime: boolean;
}

const NUMBERS = 4;

/**
 * Writes and reads where a process stands, in a file that both sides have open: a view that hangs can send no message, and a
 * message for each job would cost more than most views.
 */
export interface ProgressFile {
  write(progress: Progress): void;
  read(): Progress;
}

/** Works with an open file. */
export function progressIn(file: number): ProgressFile {
  const numbers = new Float64Array(NUMBERS);
  const bytes = Buffer.from(numbers.buffer);
  const readOnce = () => {
    readSync(file, bytes, 0, bytes.length, 0);
    return numbers.join();
  };
  return {
    write({ job, sinceMs, usedMs, isProcessorTime }) {
      numbers[0] = job;
      numbers[1] = sinceMs;
      numbers[2] = usedMs;
      numbers[3] = Number(isProcessorTime);
      writeSync(file, bytes, 0, bytes.length, 0);
    },
    read() {
      // Nothing keeps a read from meeting half a write: two that agree have met none.
      for (let before = readOnce(); ;) {
        const now = readOnce();
        if (now === before) break;
        before = now;
      }
      const [job = 0, sinceMs = 0, usedMs = 0, isProcessorTime = 0] = numbers;
      return { job, sinceMs, usedMs, isProcessorTime: isProcessorTime === 1 };
    },
  };
}

/** Opens a file that has no name any more. Throws what the system says where there is no room for one. */
export function openProgressFile(): ProgressFile & { readonly file: number; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'colonnade-render-'));
  try {
    const file = openSync(join(folder, 'progress'), 'wx+', 0o600);
    return { ...progressIn(file), file, close: () => closeSync(file) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
