import { realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import { findConfinement } from './confinement';
import type { Orphans } from './end-orphans';
import { createFrameReader, createFrameWriter } from './frames';
import { packMessage } from './pack-message';
import { unpackResults } from './pack-results';
import { openProgressFile, type ProgressFile } from './progress';
import type { FromProcess, ToProcess } from './protocol';
import { spawnProgram, type SpawnedProgram } from './spawn-program';

/** A process starts in a tenth of a second. */
const STARTS_WITHIN_MS = 30_000;
const LONGEST_REASON = 4096;
/** The reason for a process that has printed none. */
export const ENDED = 'The process has ended.';

export interface LineOptions {
  readonly program: string;
  readonly orphans: Orphans;
}

export interface Listener {
  readonly onResults: (results: FromProcess) => void;
  readonly onEnd: () => void;
}

export const NOBODY: Listener = { onResults: () => undefined, onEnd: () => undefined };

/** A connection to a running process. */
export interface Line {
  readonly pid: number;
  readonly progress: ProgressFile;
  /** Settles once the process accepts messages, or has ended. */
  readonly ready: Promise<void>;
  /** Settles when it has ended and all its output is read. */
  readonly closed: Promise<void>;
  /** Why it has ended; undefined while it runs. */
  reason(): string | undefined;
  /** Index of the current or last job. */
  job(): number;
  send(message: ToProcess): void;
  listen(listener: Listener): void;
  kill(): void;
}

/** Starts a process. Throws the system's error if that is impossible. */
export function openLine({ program, orphans }: LineOptions): Line {
  const progress = openProgressFile();
  const child = spawnProgram({
    program: realpathSync(program),
    confinement: findConfinement(),
    progressFile: progress.file,
  });
  letGo(child);
  const { pid = 0 } = child;
  if (pid > 0) orphans.add(pid);
  let [reason, output]: [string | undefined, string] = [undefined, ''];
  let lastJob: number | undefined;
  const kill = () => {
    reason ??= ENDED;
    child.ref();
    child.kill('SIGKILL');
  };
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  let listener: Listener = { onResults: isReady, onEnd: isReady };
  const starting = setTimeout(kill, STARTS_WITHIN_MS);
  const closed = new Promise<void>((resolve) => {
    child.once('close', resolve);
    // `close` does not follow for a process that failed to start.
    child.once('error', (error) => {
      reason ??= error.message;
      resolve();
    });
  });
  child.once('exit', () => orphans.remove(pid));
  void closed.then(() => {
    clearTimeout(starting);
    reason = reasonOf(output) ?? reason ?? ENDED;
    lastJob = progress.read().job;
    progress.close();
    listener.onEnd();
  });
  // A process reads a whole message before it answers, and gets the next one only after that.
  const write = createFrameWriter();
  const read = createFrameReader((frame) => listener.onResults(unpackResults(frame)));
  child.stdout.on('data', (piece: Buffer) => {
    try {
      read(piece);
    } catch (error) {
      output = String(error);
      kill();
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(0, LONGEST_REASON)));
  void ready.then(() => clearTimeout(starting));
  return {
    pid,
    progress,
    ready,
    closed,
    reason: () => reason ?? (child.exitCode === null && child.signalCode === null ? undefined : ENDED),
    job: () => lastJob ?? progress.read().job,
    send: (message) => void child.stdin.write(write(packMessage(message))),
    listen: (next) => void (listener = next),
    kill,
  };
}

/** Lets the server exit without waiting for the process, and ignores writes to an ended one. */
function letGo(child: SpawnedProgram): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr] as unknown as Socket[])
    stream.on('error', () => undefined).unref();
}

/** The last output of a process that ended by itself: its own message or the engine's. */
function reasonOf(output: string): string | undefined {
  if (/heap (limit|out of memory)|out of memory/i.test(output)) return 'It reached the memory limit.';
  return output.trim() || undefined;
}
