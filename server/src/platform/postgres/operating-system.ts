// What running another program needs to know about this one. Settings and exit codes stay in main.ts.
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** `linux`, `darwin` or `win32` (Node's words). */
export const platform = process.platform;

/** `x64` or `arm64` (Node's words). */
export const architecture = process.arch;

/** The folders that are searched for programs, in order. */
export function programFolders(): string[] {
  return (process.env['PATH'] ?? '').split(platform === 'win32' ? ';' : ':').filter(Boolean);
}

/** Whether this process has the rights of root. False where there is no such thing. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** This process's id. */
export function ownProcessId(): number {
  return process.pid;
}

/** Whether a process with this id runs. One that has ended but is not collected by its parent does not count. */
export function isAlive(pid: number): boolean {
  return isKnown(pid) && !isZombie(pid);
}

/** Whether the system knows a process with this id, running or not yet collected. */
export function isKnown(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  if (platform !== 'linux') return false;
  try {
    // The state follows the name, which stands in brackets and may itself contain brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/** Sends a signal. False when there is no such process any more; throws when it belongs to somebody else (EPERM). */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
