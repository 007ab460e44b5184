import { spawn } from 'node:child_process';
import type { SystemUser } from './system-user';

/** How a program ended: its exit code (null after a signal) and its output, in English. */
export interface Ended {
  code: number | null;
  output: string;
}

/** Environment of PostgreSQL's programs: no secrets of ours, English messages, UTC. */
export const PROGRAM_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Options of `spawn` to run a program as another user. */
export function asUser(user: SystemUser | undefined): { uid?: number; gid?: number } {
  // Node takes signed numbers here.
  return user === undefined ? {} : { uid: user.uid | 0, gid: user.gid | 0 };
}

/** Folder and user of a program; undefined for this process's own user. */
interface Setting {
  cwd: string;
  user: SystemUser | undefined;
}

/** Runs a program to its end. Rejects only if it cannot be started (ENOENT, EACCES, EPERM). */
export function runProgram(file: string, args: string[], { cwd, user }: Setting): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: PROGRAM_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...asUser(user),
    });
    let output = '';
    const collect = (text: string) => (output += text);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** True if this process may not run programs as the other user. */
export function isUserRefused(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall?.startsWith('spawn') === true && (code === 'EPERM' || code === 'EINVAL');
}
