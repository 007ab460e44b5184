import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { restoreBackup } from '../platform/backup/restore-backup';
import { readConfig } from '../platform/environment/env';
import { StartError } from '../platform/postgres/start-error';
import { print, typedPath, workAtTerminal } from './at-terminal';

const PACKAGES_DIR = fileURLToPath(new URL('../..', import.meta.url));
const REPLACE = '--replace';

await workAtTerminal(async (signal) => {
  const args = process.argv.slice(2);
  const [typed, ...more] = args.filter((arg) => arg !== REPLACE);
  if (!typed || more.length > 0 || typed.startsWith('-'))
    throw new StartError('Name the backup to restore, for example: npm run restore -- colonnade-monday.tar.gz');
  const { dataDir, databaseUrl } = readConfig(process.env, PACKAGES_DIR);
  if (databaseUrl !== undefined)
    throw new StartError(
      'DATABASE_URL names a PostgreSQL of your own: restore it by its own tools, pg_restore for one, or take DATABASE_URL ' +
        'out of the environment to restore into the data folder.',
    );
  return restoreBackup({ file: typedPath(typed), dataDir, replaces: args.includes(REPLACE), print, signal });
});
