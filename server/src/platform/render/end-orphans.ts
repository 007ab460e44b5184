import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** Keeps the last line it reads, and at the end of its input kills the processes the line names. */
const KEEPER = `trap '' HUP INT TERM; kept=; while read -r line; do kept=$line; done; [ -z "$kept" ] || kill -9 $kept`;

/** Ends render processes when this process ends, for whatever reason. */
export interface Orphans {
  add(pid: number): void;
  remove(pid: number): void;
  close(): void;
}

/**
 * A render process in an endless loop does not notice its server's end. A small shell waits for that, also after
 * SIGKILL, and kills it.
 */
export function createOrphans(): Orphans {
  const pids = new Set<number>();
  let keeper: Writable | undefined;
  const report = () => void (keeper ??= startKeeper()).write(`${[...pids].join(' ')}\n`);
  return {
    add(pid) {
      pids.add(pid);
      report();
    },
    remove(pid) {
      if (pids.delete(pid)) report();
    },
    close: () => void keeper?.end(),
  };
}

function startKeeper(): Writable {
  const keeper = spawn('/bin/sh', ['-c', KEEPER], {
    cwd: '/',
    env: {},
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell, endless loops survive a killed server; the start warns that a shell is missing.
  keeper.on('error', () => undefined).unref();
  (keeper.stdin as unknown as Socket).on('error', () => undefined).unref();
  return keeper.stdin;
}
