import type { Page } from 'puppeteer';
import { atRest } from '../browser/looks/at-rest';
import { count, goAndRecord, makeErrors } from './created-records';
import { stay, type Exit, type ExitParts } from './exit';

/** Ways in which a page ends, by name. */
export const PAGE_EXITS: Readonly<Record<string, Exit>> = {
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
};

async function recorded({ page, created, url }: ExitParts): Promise<void> {
  await page.waitForSelector('[data-feature="telemetry/visits"][data-state="live"]');
  count(created, url);
}

async function crash(page: Page): Promise<void> {
  const gone = new Promise((resolve) => page.once('error', resolve));
  const client = await page.createCDPSession();
  // A crashed page does not respond.
  client.send('Page.crash').catch(() => undefined);
  await gone;
}
