import { StartError } from '../postgres/start-error';

const GIVE_ANOTHER = 'give a file written by "npm run backup"';

export function noBackup(file: string): StartError {
  return new StartError(`${file} is not a Colonnade backup: ${GIVE_ANOTHER}.`);
}

export function truncated(file: string): StartError {
  return new StartError(`${file} is incomplete: copy it here again, or give another backup. Nothing was changed.`);
}

export function damagedBackup(file: string, what: string): StartError {
  return new StartError(
    `${file} is damaged (${what}): copy it here again, or give another backup. Nothing was changed.`,
  );
}

export function newerBackup(file: string): StartError {
  return new StartError(
    `${file} was made by a newer version of Colonnade: update this one, then restore it again. Nothing was changed.`,
  );
}

export function unreleasedBackup(file: string): StartError {
  return new StartError(
    `${file} was made by an unreleased build of Colonnade, from before version 0.2.0, and cannot be restored any more: give a ` +
      'backup of version 0.2.0 or later, or start with an empty DATA_DIR. Nothing was changed.',
  );
}

/** Turns file system errors into messages; other errors are returned unchanged. */
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
      return new StartError(`You have no permission to use ${file}: give another, or run this as a user who has.`);
    case 'EROFS':
      return new StartError(`${file} cannot be written, the disk is read-only: give a file on another disk.`);
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(`The disk of ${file} is full: free some space, or give a file on another disk.`);
    default:
      return error;
  }
}

export function alreadyThere(file: string): StartError {
  return new StartError(`${file} already exists: give another name, or move that file away.`);
}
