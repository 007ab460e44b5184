import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';

/** Keeps the last line it is given, and once nobody can give it another ends the processes that this one names. */
const KEEPER = `trap '' HUP INT TERM; kept=; while read -r line; do kept=$line; done; [ -z "$kept" ] || kill -9 $kept`;

/** Ends processes with this one, however this one ends. */
export interface Orphans {
  add(pid: number): void;
  remove(pid: number): void;
  /** Ends those that are still there. */
  close(): void;
}

/**
 * A process that waits for a message ends by itself when its server has gone, one that loops does not. So a shell, which costs a
 * megabyte, waits for this process to end, also by SIGKILL, and then ends anyone who is left.
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
  // Where there is no shell, what loops while the server is killed goes on; the start says that a shell is missing.
  keeper.on('error', () => undefined).unref();
  (keeper.stdin as unknown as Socket).on('error', () => undefined).unref();
  return keeper.stdin;
}
