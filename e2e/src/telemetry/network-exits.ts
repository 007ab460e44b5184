import { setTimeout as pause } from 'node:timers/promises';
import { goAndRecord } from './created-records';
import { LONGEST_STAY_MS, stay, type Exit, type ExitParts } from './exit';

/** After this time the browser has tried what a page sent as it was left. */
const LAST_TRY_MS = 500;

/** Every way in which the server cannot be reached while a page is there or ends, by its name. */
export const NETWORK_EXITS: Readonly<Record<string, Exit>> = {
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
  'server down': {
    atOnce: true,
    times: 5,
    run: async (parts) => {
      await parts.proxy.goDown();
      await stay(parts);
      await pause(parts.awayMs);
      await parts.proxy.comeUp();
    },
  },
  'closed while server down': {
    atOnce: false,
    run: async (parts) => {
      await parts.proxy.goDown();
      await stay(parts);
      await parts.page.close();
      // What the page sent last finds nobody either.
      await pause(LAST_TRY_MS);
      await parts.proxy.comeUp();
    },
  },
  blocker: {
    atOnce: false,
    run: async (parts) => {
      parts.proxy.spoil(({ reply }) => reply.destroy());
      await goAndRecord(parts, `${parts.url}&blocked`);
      await stay(parts);
      await parts.page.close();
      await pause(LAST_TRY_MS);
      parts.proxy.spoil();
    },
  },
};

async function offline({ page, proxy }: ExitParts, isOffline: boolean): Promise<void> {
  await (isOffline ? proxy.goDown() : proxy.comeUp());
  await page.setOfflineMode(isOffline);
}
