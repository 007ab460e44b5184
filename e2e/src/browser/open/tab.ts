import type { BrowserContext, Page } from 'puppeteer';
import { LONGEST_WAIT_MS } from '../../../../tools/testing/until';

/** Interval in milliseconds at which `waitForFunction` checks its condition. */
const EVERY_MS = 50;

/** Opens a tab whose waits have the time limit that all tests share. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(LONGEST_WAIT_MS);
  // By default Puppeteer checks on every animation frame, which keeps the page rendering, and never happens in a hidden tab.
  const waitForFunction = tab.waitForFunction.bind(tab);
  tab.waitForFunction = async (holds, options, ...args) =>
    waitForFunction(holds, { polling: EVERY_MS, ...options }, ...args);
  return tab;
}
