import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepPictures, RESIZED_FOLDER } from './kept-pictures';
import type { TestDatabaseGlobals } from './start-database';

/** Stops the test run's PostgreSQL and removes its files, but for pictures the next run can use. */
export default async function stopDatabase(): Promise<void> {
  const running = (globalThis as TestDatabaseGlobals).colonnadeTestDatabase;
  if (!running) return;
  await running.embedded.stop();
  await keepPictures(join(running.dataDir, RESIZED_FOLDER));
  await rm(running.dataDir, { recursive: true, force: true });
}
