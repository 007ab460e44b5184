import { statfs } from 'node:fs/promises';
import { damaged, didNotStart, diskFull, namelessUser, notAFolder, notAllowed, onlyRoot } from './failure-messages';
import { isUserRefused } from './run-program';

const TOO_LITTLE_SPACE_BYTES = 1024 * 1024;

// Codes of the file system, and PostgreSQL's own.
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

// PostgreSQL's messages for faults of the machine, not of the data.
const NOT_THE_DATA =
  /shared memory|semaphore|too many open files|could not create lock file|could not bind|could not create any|invalid value for parameter|unrecognized configuration parameter|could not load library|out of memory/i;

/** Turns errors of the file system, of starting programs and of queries into messages; returns others unchanged. */
export function explainError(error: unknown, folder: string): unknown {
  if (isUserRefused(error)) return onlyRoot();
  if (isDiskFull(error)) return diskFull(folder);
  switch ((error as NodeJS.ErrnoException | undefined)?.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return notAllowed(folder);
    case 'ENOTDIR':
    case 'EEXIST':
      return notAFolder(folder);
    default:
      return error;
  }
}

/** True if the error means that there is no space left. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.has(String((error as { code?: unknown } | undefined)?.code));
}

/** The message for the output of an `initdb` or `postgres` that failed. */
export async function explainOutput(output: string, folder: string, logFile: string): Promise<Error> {
  if (/No space left on device|Disk quota exceeded/i.test(output) || (await isFull(folder))) return diskFull(folder);
  if (/could not look up effective user/i.test(output)) return namelessUser();
  if (/Permission denied|Operation not permitted|Read-only file system/i.test(output)) return notAllowed(folder);
  const reason = lastReason(output);
  return NOT_THE_DATA.test(output) ? didNotStart(reason, logFile) : damaged(folder, reason);
}

async function isFull(folder: string): Promise<boolean> {
  try {
    const disk = await statfs(folder);
    return disk.bavail * disk.bsize < TOO_LITTLE_SPACE_BYTES || (disk.files > 0 && disk.ffree === 0);
  } catch {
    return false;
  }
}

function lastReason(output: string): string {
  const reasons = [...output.matchAll(/(?:PANIC|FATAL|[Ee]rror):\s+(.+)/g)].map((match) => match[1] ?? '');
  // The first reason is the cause; later ones are its consequences.
  return (reasons[0] ?? output.trim().split('\n').at(-1) ?? '').replace(/(?<![.:])[.:]+$/, '') || 'it gave no reason';
}
