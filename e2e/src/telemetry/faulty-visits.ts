import type { Page } from 'puppeteer';
import { until } from '../../../tools/testing/until';
import { openShop } from '../browser/open/shop';
import { openTab } from '../browser/open/tab';
import { hastenFileWaits } from '../browser/pace-timers';
import { openFaultyProxy, type FaultyProxy } from '../site/requests/faulty-proxy';
import { compare, goAndRecord, total, type Created, type RecordingPage } from './created-records';
import { keptTelemetry } from './kept-telemetry';

/** After this time, other pages may send what a page has left behind. */
export const LATER_MS = 120_000;

export interface FaultyVisit {
  readonly page: Page;
  readonly problems: readonly string[];
  readonly created: Created;
  /** A URL that no other visit uses. */
  readonly url: string;
  readonly names: readonly string[];
  readonly tab: RecordingPage;
}

export interface FaultyVisits {
  readonly proxy: FaultyProxy;
  open(prepare?: (page: Page) => Promise<unknown>): Promise<FaultyVisit>;
  /** Waits until all records have arrived, and checks for duplicates. */
  expectAll(created: Created): Promise<void>;
}

export function openFaultyVisits(): FaultyVisits {
  const shop = openShop();
  const proxy = openFaultyProxy(shop, '/api/');
  let visits = 0;
  return {
    proxy,
    async open(prepare) {
      const { page, problems } = await shop.visit();
      const created: Created = new Map();
      await hastenFileWaits(page);
      await prepare?.(page);
      const url = `${proxy.url}/about?fault=${(visits += 1)}`;
      const names = ['a', 'b'].map((letter) => `fault ${visits} ${letter}`);
      return { page, problems, created, url, names, tab: { page, created } };
    },
    async expectAll(created) {
      const compared = async () => compare(created, await keptTelemetry(shop));
      await until(async () => (await compared()).delivered === total(created));
      expect(await compared()).toEqual({ delivered: total(created), twice: 0 });
    },
  };
}

export async function untilSent(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1200)));
}

export async function shiftClock(page: Page, byMs: number): Promise<void> {
  await page.evaluateOnNewDocument((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, byMs);
}

export async function comeBack(page: Page, { created, url }: { created: Created; url: string }): Promise<void> {
  const next = await openTab(page.browserContext());
  await shiftClock(next, LATER_MS);
  await goAndRecord({ page: next, created }, `${url}&back`);
}
