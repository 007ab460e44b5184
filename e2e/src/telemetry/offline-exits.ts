import { setTimeout as pause } from 'node:timers/promises';
import { LAST_TRY_MS, LONGEST_STAY_MS, stay, type Exit, type ExitParts } from './exit';

/** Every way in which a page is offline while it is there or ends, by its name. */
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
      // What the page sent last finds nobody either.
      await pause(LAST_TRY_MS);
      await parts.proxy.comeUp();
    },
  },
};

async function offline({ page, proxy }: ExitParts, isOffline: boolean): Promise<void> {
  await (isOffline ? proxy.goDown() : proxy.comeUp());
  await page.setOfflineMode(isOffline);
}
