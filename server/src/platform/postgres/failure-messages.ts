import { StartError } from './start-error';

const ELSEWHERE = 'set DATA_DIR to another folder';
const START_EMPTY = 'or run "npm run reset" to start empty';

export function diskFull(folder: string): StartError {
  return new StartError(
    `The disk that holds ${folder} is full: free some space and start again, or set DATA_DIR to a folder on another disk.`,
  );
}

/** This process, or the user who runs PostgreSQL, may not write to `folder`. */
export function notAllowed(folder: string): StartError {
  return new StartError(
    `Colonnade may not use the folder ${folder}: give its owner's rights to the user who starts Colonnade, or ${ELSEWHERE}.`,
  );
}

export function notAFolder(folder: string): StartError {
  return new StartError(`${folder} is not a folder: move that file away, or ${ELSEWHERE}.`);
}

export function damaged(folder: string, why: string): StartError {
  return new StartError(`The data folder ${folder} is damaged (${why}): restore a backup of it, ${START_EMPTY}.`);
}

export function otherMajor(folder: string, written: string, found: number[]): StartError {
  return new StartError(
    `The data folder ${folder} was written by PostgreSQL ${written}, but here is only version ${found.join(', ')}: ` +
      `install PostgreSQL ${written} so that it is on PATH, ${START_EMPTY}.`,
  );
}

export function noPostgres(machine: string): StartError {
  return new StartError(
    `No PostgreSQL that runs on this machine (${machine}) was found: install PostgreSQL 15 or newer so that it is on PATH, ` +
      'or set DATABASE_URL to one that runs elsewhere.',
  );
}

/** PostgreSQL insists on a user with a name. */
export function namelessUser(): StartError {
  return new StartError(
    'PostgreSQL does not run as a user without a name: add this user to /etc/passwd, ' +
      'start Colonnade as another user, or set DATABASE_URL to a PostgreSQL that runs elsewhere.',
  );
}

/** PostgreSQL refuses root, and this process cannot become another user. */
export function onlyRoot(): StartError {
  return new StartError(
    'PostgreSQL does not run as root and this environment allows no other user: start Colonnade as a plain user, ' +
      'or set DATABASE_URL to a PostgreSQL that runs elsewhere.',
  );
}

/** PostgreSQL failed to start, for a reason that is not in the data. */
export function didNotStart(why: string, logFile: string): StartError {
  return new StartError(
    `PostgreSQL did not start (${why}): remove the cause and start again; its whole log is ${logFile}.`,
  );
}

export function alreadyRuns(folder: string, holder: string | undefined): StartError {
  const who = holder === undefined ? '' : ` (process ${holder})`;
  return new StartError(
    `Colonnade already runs on this data folder${who}: stop it first, or ${ELSEWHERE} than ${folder}.`,
  );
}

export function noAnswer(folder: string, waitedMs: number): StartError {
  return new StartError(
    `The PostgreSQL whose socket lies in ${folder} takes connections and has said nothing for ${waitedMs / 1000} s: ` +
      'end that process and start again.',
  );
}

export function notOnWindows(): StartError {
  return new StartError(
    'On Windows Colonnade does not start a PostgreSQL itself: install PostgreSQL 15 or newer and set DATABASE_URL to it, ' +
      'or start Colonnade in the Windows Subsystem for Linux.',
  );
}
