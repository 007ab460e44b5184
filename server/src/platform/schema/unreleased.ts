import { StartError } from '../postgres/start-error';

/** Whether a migration is from before version 0.2.0. Those were numbered, `0001-ground` to `0054-sample-sites`. */
export function isUnreleased(migration: string): boolean {
  return /^00\d\d-/.test(migration);
}

export function unreleasedDatabase(): StartError {
  return new StartError(
    'The database was made by an unreleased build of Colonnade, from before version 0.2.0, whose data cannot be used any more: ' +
      'run "npm run reset" to remove the development data, or start with another DATA_DIR, or with another database in DATABASE_URL.',
  );
}
