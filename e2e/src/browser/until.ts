import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;
/** What holds on an idle machine in a moment has this long on a busy one; after it, what is waited for never comes. */
export const LONGEST_WAIT_MS = 120_000;

/** Waits until something holds that the page cannot be asked to wait for; not for ever: what is expected then says what is wrong. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end && !(await holds());) await pause(EVERY_MS);
}
