import { StartError } from './start-error';

const ELSEWHERE = 'set DATA_DIR to another folder';
const START_EMPTY = 'or run "npm run reset" to start empty';

/** The disk under `folder` is full. */
export function diskFull(folder: string): StartError {
  return new StartError(
    `The disk that holds ${folder} is full: free some space and start again, or set DATA_DIR to a folder on another disk.`,
  );
}

/** `folder` may not be written by us, or not by the user PostgreSQL runs as. */
export function notAllowed(folder: string): StartError {
  return new StartError(
    `Colonnade may not use the folder ${folder}: give its owner's rights to the user who starts Colonnade, or ${ELSEWHERE}.`,
  );
}

/** Something that is no folder stands where the data folder should be. */
export function notAFolder(folder: string): StartError {
  return new StartError(`${folder} is not a folder: move that file away, or ${ELSEWHERE}.`);
}

/** What lies in `folder` is no complete PostgreSQL data, or PostgreSQL says it is damaged. */
export function damaged(folder: string, why: string): StartError {
  return new StartError(`The data folder ${folder} is damaged (${why}): restore a backup of it, ${START_EMPTY}.`);
}

/** The data was written by another major version than any that is found here. */
export function otherMajor(folder: string, written: string, found: number[]): StartError {
  return new StartError(
    `The data folder ${folder} was written by PostgreSQL ${written}, but here is only version ${found.join(', ')}: ` +
      `install PostgreSQL ${written} so that it is on PATH, ${START_EMPTY}.`,
  );
}

/** No PostgreSQL that runs on this machine. */
export function noPostgres(machine: string): StartError {
  return new StartError(
    `No PostgreSQL that runs on this machine (${machine}) was found: install PostgreSQL 15 or newer so that it is on PATH, ` +
      'or set DATABASE_URL to one that runs elsewhere.',
  );
}

/** The user has a number but no name, and PostgreSQL insists on one. */
export function namelessUser(): StartError {
  return new StartError(
    'PostgreSQL does not run as a user without a name: add this user to /etc/passwd, ' +
      'start Colonnade as another user, or set DATABASE_URL to a PostgreSQL that runs elsewhere.',
  );
}

/** We are root, PostgreSQL refuses root, and no other user can be taken on. */
export function onlyRoot(): StartError {
  return new StartError(
    'PostgreSQL does not run as root and this environment allows no other user: start Colonnade as a plain user, ' +
      'or set DATABASE_URL to a PostgreSQL that runs elsewhere.',
  );
}

/** PostgreSQL ended while it started, for a reason that is not in the data. */
export function didNotStart(why: string, logFile: string): StartError {
  return new StartError(
    `PostgreSQL did not start (${why}): remove the cause and start again; its whole log is ${logFile}.`,
  );
}

/** Another process holds the data folder. */
export function alreadyRuns(folder: string, holder: string | undefined): StartError {
  const who = holder === undefined ? '' : ` (process ${holder})`;
  return new StartError(
    `Colonnade already runs on this data folder${who}: stop it first, or ${ELSEWHERE} than ${folder}.`,
  );
}

/** Who listens on the socket in `folder` answers nothing. */
export function noAnswer(folder: string, waitedMs: number): StartError {
  return new StartError(
    `The PostgreSQL whose socket lies in ${folder} takes connections and has said nothing for ${waitedMs / 1000} s: ` +
      'end that process and start again.',
  );
}

/** Node cannot reach PostgreSQL's sockets there. */
export function notOnWindows(): StartError {
  return new StartError(
    'On Windows Colonnade does not start a PostgreSQL itself: install PostgreSQL 15 or newer and set DATABASE_URL to it, ' +
      'or start Colonnade in the Windows Subsystem for Linux.',
  );
}
