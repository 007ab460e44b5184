import { randomInt } from 'node:crypto';
import { findFreePort } from '../../../server/src/platform/environment/free-port';
import { StartError } from '../../../server/src/platform/postgres/start-error';

/** Below the ports a system hands out to those who ask for any. */
const [FIRST_PORT, LAST_PORT] = [20_000, 30_000];

/** A free port that stays free until a program has started, and while it starts again: no other test is given it. */
export async function findLastingPort(): Promise<number> {
  for (;;) {
    try {
      return await findFreePort(randomInt(FIRST_PORT, LAST_PORT));
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
    }
  }
}
