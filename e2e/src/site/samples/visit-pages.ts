import type { Page } from 'puppeteer';
import { atRest } from '../../browser/looks/at-rest';
import type { Shop } from '../../browser/open/shop';
import type { SampleSite } from './sample-sites';

/** Opens each page of a site, and returns a check's findings by path. */
export async function findOnPages(
  shop: Shop,
  page: Page,
  { site: { host, paths }, check }: { readonly site: SampleSite; readonly check: () => Promise<string[]> },
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(shop.url.replace('localhost', host) + path);
    await atRest(page);
    const wrong = await check();
    if (wrong.length > 0) found[path] = wrong;
  }
  return found;
}
