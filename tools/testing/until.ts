import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;
/** What holds on an idle machine in a moment has this long on a busy one; after it, what is waited for never comes. */
export const LONGEST_WAIT_MS = 120_000;

/** Waits until something holds that can only be asked again and again. Throws what was waited for where it never comes. */
export async function until(holds: () => boolean | Promise<boolean>, what = String(holds)): Promise<void> {
  for (const end = Date.now() + LONGEST_WAIT_MS; !(await holds()); await pause(EVERY_MS)) {
    if (Date.now() >= end) throw new Error(`After ${LONGEST_WAIT_MS / 1000} s this still did not hold: ${what}`);
  }
}
