import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { makeBackup } from '../platform/backup/make-backup';
import { readConfig } from '../platform/environment/env';
import { borrowEmbedded } from '../platform/postgres/embedded/borrow-embedded';
import { requireLocalData } from '../platform/postgres/require-local-data';
import { StartError } from '../platform/postgres/start-error';
import { print, typedPath, workAtTerminal } from './at-terminal';

const PACKAGES_DIR = fileURLToPath(new URL('../..', import.meta.url));

await workAtTerminal(async (signal) => {
  const [typed, ...more] = process.argv.slice(2);
  if (!typed || more.length > 0 || typed.startsWith('-'))
    throw new StartError('Name the file to write, for example: npm run backup -- colonnade-monday.tar.gz');
  const { dataDir, databaseUrl, bucket } = readConfig(process.env, PACKAGES_DIR);
  if (databaseUrl !== undefined)
    throw new StartError(
      'DATABASE_URL names a PostgreSQL of your own: back it up by its own tools, pg_dump for one, and beside it the folder ' +
        '"objects" and the file "signing-key.pem" of DATA_DIR.',
    );
  const file = typedPath(typed);
  await requireLocalData(dataDir);
  return borrowEmbedded({ dataDir, log: () => undefined, signal }, (connection) =>
    makeBackup({ connection, dataDir, hasBucket: bucket !== undefined, file, print, signal }),
  );
});
