import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;
/** Enough for a busy machine; what has not happened after it never will. */
export const LONGEST_WAIT_MS = 120_000;

/** Polls until a condition holds. Throws its description after a timeout. */
export async function until(holds: () => boolean | Promise<boolean>, what = String(holds)): Promise<void> {
  for (const end = Date.now() + LONGEST_WAIT_MS; !(await holds()); await pause(EVERY_MS)) {
    if (Date.now() >= end) throw new Error(`After ${LONGEST_WAIT_MS / 1000} s this still did not hold: ${what}`);
  }
}
