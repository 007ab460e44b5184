import type { Browser } from 'puppeteer';
import { startBrowser, visit, type Visit, type VisitorOptions } from './browser';

/** A browser for the tests of a file. */
export interface OpenBrowser {
  /** Opens a page in a browser context of its own, which is closed after the test. */
  visit(options?: VisitorOptions): Promise<Visit>;
}

/**
 * Opens a browser for the tests of a file and closes it after them. `beside` is what else they need started, at the same
 * time; should it fail, the browser is closed all the same.
 */
export function openBrowser(beside: () => Promise<unknown> = async () => undefined): OpenBrowser {
  let browser: Browser | undefined;
  const visits: Visit[] = [];

  beforeAll(async () => {
    const starts = [startBrowser().then((started) => (browser = started)), beside()];
    // What starts late has to be known before the first failure ends this, or nothing closes it.
    await Promise.allSettled(starts);
    await Promise.all(starts);
  });
  afterEach(() => Promise.all(visits.splice(0).map(({ page }) => page.browserContext().close())));
  afterAll(() => browser?.close());

  return {
    async visit(options) {
      if (!browser) throw new Error('The browser opens before the first test, not earlier.');
      const opened = await visit(browser, options);
      visits.push(opened);
      return opened;
    },
  };
}
