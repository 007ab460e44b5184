import { setTimeout as pause } from 'node:timers/promises';
import { LAST_TRY_MS, LONGEST_STAY_MS, stay, type Exit, type ExitParts } from './exit';

/** Ways to be offline during or at the end of a page, by name. */
export const OFFLINE_EXITS: Readonly<Record<string, Exit>> = {
  'offline and back': {
    atOnce: true,
    run: async (parts) => {
      await offline(parts, true);
      await stay(parts);
      await pause(parts.chance() * LONGEST_STAY_MS);
      await offline(parts, false);
    },
  },
  'closed while offline': {
    atOnce: false,
    run: async (parts) => {
      await offline(parts, true);
      await stay(parts);
      await parts.page.close();
      // The last request of the page fails, too.
      await pause(LAST_TRY_MS);
      await parts.proxy.comeUp();
    },
  },
};

async function offline({ page, proxy }: ExitParts, isOffline: boolean): Promise<void> {
  await (isOffline ? proxy.goDown() : proxy.comeUp());
  await page.setOfflineMode(isOffline);
}
