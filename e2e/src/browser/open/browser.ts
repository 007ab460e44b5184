import type { Browser } from 'puppeteer';
import { visit, type Visit, type VisitorOptions } from '../browser';

/** Connects to the browser started by `browser-environment.ts`. */
declare const connectToBrowserOfProcess: () => Promise<Browser>;

export interface OpenBrowser {
  /** Opens a page in its own browser context, which is closed after the test. */
  visit(options?: VisitorOptions): Promise<Visit>;
}

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
