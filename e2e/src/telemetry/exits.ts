import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { atRest } from '../browser/at-rest';
import type { FaultyProxy } from '../site/requests/faulty-proxy';
import { count, goAndRecord, makeErrors, type RecordingPage } from './created-records';

/** What an exit works with. */
export interface ExitParts extends RecordingPage {
  readonly proxy: FaultyProxy;
  /** Address of the page, which nobody else visits. */
  readonly url: string;
  /** Names nobody else's errors have. */
  readonly errors: (many: number) => readonly string[];
  /** A number from 0 to 1. */
  readonly chance: () => number;
  /** How long the server is away, in milliseconds. */
  readonly awayMs: number;
}

/** A way the time of a page ends or is disturbed. */
export interface Exit {
  /** True where most of it arrives without the visitor coming back. */
  readonly atOnce: boolean;
  /** How often it is tried in the long form, where that is not as often as the others: it takes minutes. */
  readonly times?: number;
  readonly run: (parts: ExitParts) => Promise<void>;
}

/** The longest a test waits before it leaves: more than reports wait for others. */
const LONGEST_STAY_MS = 1500;

/** After this time the browser has tried what a page sent as it was left. */
const LAST_TRY_MS = 500;

/** Every way, by its name. */
export const EXITS: Readonly<Record<string, Exit>> = {
  close: {
    atOnce: true,
    run: async (parts) => {
      await stay(parts);
      await parts.page.close();
    },
  },
  navigate: {
    atOnce: true,
    run: async (parts) => {
      await stay(parts);
      await parts.page.goto(new URL('/favicon.svg', parts.url).href);
    },
  },
  reload: {
    atOnce: true,
    run: async (parts) => {
      await stay(parts);
      await parts.page.reload();
      await recorded(parts);
    },
  },
  'back-forward cache': {
    atOnce: true,
    run: async (parts) => {
      const { page, created, url } = parts;
      await stay(parts);
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await goAndRecord(parts, `${url}&elsewhere`);
      await page.goBack();
      await atRest(page);
      if (!(await page.evaluate(() => 'isKept' in window))) throw new Error('The browser did not keep the page.');
      count(created, url);
      await makeErrors(parts, parts.errors(2));
    },
  },
  'renderer killed': {
    atOnce: false,
    run: async (parts) => {
      await stay(parts);
      await crash(parts.page);
    },
  },
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

/** Errors happen, some of them long enough before the end to be on their way. */
async function stay(parts: ExitParts): Promise<void> {
  const { chance, errors } = parts;
  await makeErrors(parts, errors(1 + Math.floor(chance() * 4)));
  await pause(chance() * LONGEST_STAY_MS);
  await makeErrors(parts, errors(1 + Math.floor(chance() * 4)));
  await pause(chance() * chance() * LONGEST_STAY_MS);
}

async function recorded({ page, created, url }: ExitParts): Promise<void> {
  await page.waitForSelector('[data-feature="telemetry/visits"][data-state="live"]');
  count(created, url);
}

async function offline({ page, proxy }: ExitParts, isOffline: boolean): Promise<void> {
  await (isOffline ? proxy.goDown() : proxy.comeUp());
  await page.setOfflineMode(isOffline);
}

async function crash(page: Page): Promise<void> {
  const gone = new Promise((resolve) => page.once('error', resolve));
  const client = await page.createCDPSession();
  // Nobody is left to answer.
  client.send('Page.crash').catch(() => undefined);
  await gone;
}
