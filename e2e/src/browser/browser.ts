import type { Browser, ConsoleMessage, Page } from 'puppeteer';
import { openTab } from './open/tab';
import { watchRequests } from './until-quiet';

/** The two tested screens, in CSS pixels. */
export const SCREEN = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  desktop: { width: 1280, height: 900 },
} as const;

export interface VisitorOptions {
  readonly screen?: keyof typeof SCREEN;
  readonly withScript?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly problems: string[];
}

/** Opens a visit in its own browser context, which shares nothing with others. */
export async function visit(
  browser: Browser,
  { screen = 'desktop', withScript = true }: VisitorOptions = {},
): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await openTab(context);
  await page.setViewport(SCREEN[screen]);
  // Not every browser supports this call.
  if (!withScript) await page.setJavaScriptEnabled(false);
  watchRequests(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(textOf(message)));
  return { page, problems };
}

/** Text of a console message, with the URL of a file that failed. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location();
  const text = message.text();
  return url && text.startsWith('Failed to load resource') ? `${text} (${url})` : text;
}
