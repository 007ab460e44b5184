import { StartError } from '../postgres/start-error';

const GIVE_ANOTHER = 'give a file that "npm run backup" has written';

/** The file is something else. */
export function noBackup(file: string): StartError {
  return new StartError(`${file} is no backup of Colonnade: ${GIVE_ANOTHER}.`);
}

/** The file ends before its last member. */
export function truncated(file: string): StartError {
  return new StartError(
    `${file} is not whole, it ends too early: copy it here again, or give another backup. Nothing was changed.`,
  );
}

/** Something in the file is not what was written. */
export function damagedBackup(file: string, what: string): StartError {
  return new StartError(
    `${file} is damaged (${what}): copy it here again, or give another backup. Nothing was changed.`,
  );
}

/** The backup was made by a version that came later than this one. */
export function newerBackup(file: string): StartError {
  return new StartError(
    `${file} was made by a newer version of Colonnade: update this one, then restore it again. Nothing was changed.`,
  );
}

/** A file of the file system that is read or written, by the system's code. Errors without one come back unchanged. */
export function explainBackupFile(error: unknown, file: string): unknown {
  switch ((error as NodeJS.ErrnoException | undefined)?.code) {
    case 'ENOENT':
      return new StartError(`There is no ${file}: check how it is spelled, and that its folder is there.`);
    case 'EISDIR':
      return new StartError(`${file} is a folder: give the name of a file.`);
    case 'EEXIST':
      return alreadyThere(file);
    case 'ENOTDIR':
      return new StartError(`${file} cannot be: a part of its path is a file.`);
    case 'EACCES':
    case 'EPERM':
      return new StartError(`You may not use ${file}: give another, or call this as the user who may.`);
    case 'EROFS':
      return new StartError(`${file} cannot be written, the disk is read-only: give a file on another disk.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(`The disk of ${file} is full: free some space, or give a file on another disk.`);
    default:
      return error;
  }
}

/** A backup never takes the place of a file. */
export function alreadyThere(file: string): StartError {
  return new StartError(`${file} is there already: give another name, or move that file away.`);
}
