import { spawn } from 'node:child_process';
import type { SystemUser } from './system-user';

/** How a program ended: its exit code (null after a signal) and everything it printed, in English. */
export interface Ended {
  code: number | null;
  output: string;
}

/** PostgreSQL's programs get this and nothing of ours: no secrets, English messages, and times in UTC. */
export const PROGRAM_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** The options of `spawn` that make a program run as another user. */
export function asUser(user: SystemUser | undefined): { uid?: number; gid?: number } {
  // Node takes signed numbers here.
  return user === undefined ? {} : { uid: user.uid | 0, gid: user.gid | 0 };
}

/** Where and as whom a program runs; undefined: as ourselves. */
interface Setting {
  cwd: string;
  user: SystemUser | undefined;
}

/** Runs a program to its end. Rejects only when it cannot be started (ENOENT, EACCES, EPERM). */
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

/** Whether starting a program failed because this process may not become the other user. */
export function isUserRefused(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return syscall?.startsWith('spawn') === true && (code === 'EPERM' || code === 'EINVAL');
}
