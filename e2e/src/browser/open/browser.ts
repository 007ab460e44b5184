import type { Browser } from 'puppeteer';
import { visit, type Visit, type VisitorOptions } from '../browser';

/** Connects to the browser of this process, which browser-environment.ts has started. */
declare const connectToBrowserOfProcess: () => Promise<Browser>;

/** A browser for the tests of a file. */
export interface OpenBrowser {
  /** Opens a page in a browser context of its own, which is closed after the test. */
  visit(options?: VisitorOptions): Promise<Visit>;
}

/** Opens a browser for the tests of a file, and closes what they have opened there after them. */
export function openBrowser(): OpenBrowser {
  let browser: Browser | undefined;
  const visits: Visit[] = [];
  const closeVisits = () => Promise.all(visits.splice(0).map(({ page }) => page.browserContext().close()));

  beforeAll(async () => {
    browser = await connectToBrowserOfProcess();
  });
  afterEach(closeVisits);
  afterAll(async () => {
    await closeVisits();
    await browser?.disconnect();
  });

  return {
    async visit(options) {
      if (!browser) throw new Error('The browser opens before the first test, not earlier.');
      const opened = await visit(browser, options);
      visits.push(opened);
      return opened;
    },
  };
}
