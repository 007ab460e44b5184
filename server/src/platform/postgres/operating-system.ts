// Facts about the system and its processes. Settings and exit codes are in main.ts.
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** `linux`, `darwin` or `win32`, as Node names them. */
export const platform = process.platform;

/** `x64` or `arm64`, as Node names them. */
export const architecture = process.arch;

/** The folders that are searched for programs, in order. */
export function programFolders(): string[] {
  return (process.env['PATH'] ?? '').split(platform === 'win32' ? ';' : ':').filter(Boolean);
}

/** True if this process is root; false on systems without root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function ownProcessId(): number {
  return process.pid;
}

/** Whether a process runs. Zombies do not count. */
export function isAlive(pid: number): boolean {
  return isKnown(pid) && !isZombie(pid);
}

/** Whether the system knows a process, zombies included. */
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
    // The state follows the name in brackets, which may itself contain brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/** Sends a signal; false if the process is gone. Throws EPERM if it belongs to another user. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
