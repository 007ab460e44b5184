import type { BrowserContext, Page } from 'puppeteer';
import { LONGEST_WAIT_MS } from '../../../../tools/testing/until';

/** How often a page is asked whether something holds, in milliseconds. */
const EVERY_MS = 50;

/** A tab of a visitor, which waits as long as everything for what comes. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(LONGEST_WAIT_MS);
  // Puppeteer asks with each frame, for which the page is drawn over and over; one that is out of sight draws none at all.
  const waitForFunction = tab.waitForFunction.bind(tab);
  tab.waitForFunction = async (holds, options, ...args) =>
    waitForFunction(holds, { polling: EVERY_MS, ...options }, ...args);
  return tab;
}
