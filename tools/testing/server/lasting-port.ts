import { randomInt } from 'node:crypto';
import { findFreePort } from '../../../server/src/platform/environment/free-port';
import { StartError } from '../../../server/src/platform/postgres/start-error';

/** Below the ephemeral ports of the system. */
const [FIRST_PORT, LAST_PORT] = [20_000, 30_000];

/** A free port that no other test gets, so that a program can also restart on it. */
export async function findLastingPort(): Promise<number> {
  for (;;) {
    try {
      return await findFreePort(randomInt(FIRST_PORT, LAST_PORT));
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
    }
  }
}
