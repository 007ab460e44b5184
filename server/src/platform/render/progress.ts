import { Buffer } from 'node:buffer';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Progress {
  readonly job: number;
  /** Start of the job, by `steadyNowMs`. */
  readonly sinceMs: number;
  /** Processor time used before the job, in milliseconds; infinite before it begins. */
  readonly usedMs: number;
  /** False if `usedMs` is elapsed time, where the system reports no processor time. */
  readonly isProcessorTime: boolean;
}

const NUMBERS = 4;

/** Progress in a file that both sides have open: hanging views send no messages, and messages are expensive. */
export interface ProgressFile {
  write(progress: Progress): void;
  read(): Progress;
}

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
      // A read may see half a write; two equal reads did not.
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

/** Opens an unnamed file. Throws the system's error if there is no space for it. */
export function openProgressFile(): ProgressFile & { readonly file: number; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'colonnade-render-'));
  try {
    const file = openSync(join(folder, 'progress'), 'wx+', 0o600);
    return { ...progressIn(file), file, close: () => closeSync(file) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
