import type { Browser, ConsoleMessage, Page } from 'puppeteer';
import { openTab } from './open/tab';
import { watchRequests } from './until-quiet';

/** Sizes of the two screens everything is looked at on, in CSS pixels. */
export const SCREEN = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 900 },
} as const;

/** How a visitor comes. */
export interface VisitorOptions {
  readonly screen?: keyof typeof SCREEN;
  /** False: the browser runs no script. */
  readonly withScript?: boolean;
}

/** A visitor's page, and what went wrong on it. */
export interface Visit {
  readonly page: Page;
  /** Errors thrown and policies violated, as the browser reports them. */
  readonly problems: string[];
}

/** Opens a visit in a browser context of its own: nothing is shared with other visits. */
export async function visit(
  browser: Browser,
  { screen = 'desktop', withScript = true }: VisitorOptions = {},
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await openTab(context);
  await page.setViewport(SCREEN[screen]);
  // Not every browser can, and none has to where it is on.
  if (!withScript) await page.setJavaScriptEnabled(false);
  watchRequests(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(textOf(message)));
  return { page, problems };
}

/** What the browser says. Of a file that failed it says only how, so its address is added. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location();
  const text = message.text();
  return url && text.startsWith('Failed to load resource') ? `${text} (${url})` : text;
}
