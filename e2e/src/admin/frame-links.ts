import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ADMIN_PAGES } from '../../../server/src/site/own-pages/admin-page-table';
import { isOfPlatform } from '../../../server/src/site/session/capabilities';
import { untilEditorLive } from './use-page-editor';

const PATTERNS = Object.values(ADMIN_PAGES).flatMap(({ path, needs }) =>
  needs === undefined || isOfPlatform(needs) ? [] : [path],
);
/** To the page of results leads a form, to that of a new address an email. */
const WITHOUT_LINKS: readonly string[] = [ADMIN_PATH.search, ADMIN_PATH.newEmail];
/** Path patterns of all other pages that an administrator of a site may open. */
export const OWNERS_PAGES: readonly string[] = [...new Set(PATTERNS)].filter((path) => !WITHOUT_LINKS.includes(path));

/** The pattern of a path; undefined outside of the owner's pages. */
function patternOf(path: string): string | undefined {
  return OWNERS_PAGES.find((pattern) => new RegExp(`^${pattern.replace(/\{\w+\}/, '[^/]+')}$`).test(path));
}

/** Paths of the links that the page shows, those in the bar's popovers included. */
async function linksOn(page: Page): Promise<readonly string[]> {
  const found = new Set(await shownLinks(page));
  for (const button of await page.$$('.admin-frame__bar [popovertarget]')) {
    if (!(await button.isVisible())) continue;
    await button.click();
    for (const path of await shownLinks(page)) found.add(path);
    await page.keyboard.press('Escape');
  }
  return [...found];
}

function shownLinks(page: Page): Promise<string[]> {
  return page.$$eval('a[href]', (links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.checkVisibility() && link.origin === location.origin)
      .map(({ pathname }) => pathname),
  );
}

interface CrawledPage {
  readonly path: string;
  /** Patterns of the pages that it links to. */
  readonly near: ReadonlySet<string>;
}

/** One page of each pattern, found by following links from the first page of the admin area. */
export async function crawl(page: Page, url: string): Promise<ReadonlyMap<string, CrawledPage>> {
  const crawled = new Map<string, CrawledPage>();
  const open = ['/config/'];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const pattern = patternOf(path);
    if (pattern === undefined || crawled.has(pattern)) continue;
    await page.goto(url + path, { waitUntil: 'domcontentloaded' });
    // A script draws the page editor and its link back.
    if (pattern === ADMIN_PATH.pageEditor && page.isJavaScriptEnabled()) await untilEditorLive(page);
    const paths = await linksOn(page);
    crawled.set(pattern, { path, near: new Set(paths.flatMap((one) => patternOf(one) ?? [])) });
    open.push(...paths);
  }
  return crawled;
}
