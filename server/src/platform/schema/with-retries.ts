import { setTimeout as pause } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';

const ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 50;
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

/** Repeats a transaction that PostgreSQL aborted because of concurrent ones; throws other failures at once. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}

function isPassing(error: unknown): boolean {
  const code = isNativeError(error) && 'code' in error ? error.code : undefined;
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}
