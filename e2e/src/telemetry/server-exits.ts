import { setTimeout as pause } from 'node:timers/promises';
import { goAndRecord } from './created-records';
import { LAST_TRY_MS, stay, type Exit } from './exit';

/** Ways in which a server does not respond, by name. */
export const SERVER_EXITS: Readonly<Record<string, Exit>> = {
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
      // The last request of the page fails, too.
      await pause(LAST_TRY_MS);
      await parts.proxy.comeUp();
    },
  },
};

/** The same with something in the browser that blocks requests. */
export const BLOCKED_EXITS: Readonly<Record<string, Exit>> = {
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
