import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../platform/environment/env';
import { resetData } from '../platform/postgres/embedded/reset-data';
import { StartError } from '../platform/postgres/start-error';

const PACKAGES_DIR = fileURLToPath(new URL('../..', import.meta.url));

try {
  const { dataDir, databaseUrl } = readConfig(process.env, PACKAGES_DIR);
  for (const line of await resetData(dataDir)) process.stdout.write(`${line}\n`);
  if (databaseUrl !== undefined) process.stdout.write('The database that DATABASE_URL names was left alone.\n');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
