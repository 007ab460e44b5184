import { rm } from 'node:fs/promises';
import type { TestDatabaseGlobals } from './start-database';

export default async function stopDatabase(): Promise<void> {
  const running = (globalThis as TestDatabaseGlobals).colonnadeTestDatabase;
  if (!running) return;
  await running.embedded.stop();
  // A browser of this process may still write there.
  await rm(running.dataDir, { recursive: true, force: true, maxRetries: 10 });
}
