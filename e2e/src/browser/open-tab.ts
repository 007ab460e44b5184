import type { BrowserContext, Page } from 'puppeteer';
import { LONGEST_WAIT_MS } from './until';

/** Another tab of the same visitor, in front of the first, which waits as long for what comes. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  tab.setDefaultTimeout(LONGEST_WAIT_MS);
  return tab;
}
