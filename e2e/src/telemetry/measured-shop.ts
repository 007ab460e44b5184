import type { Page } from 'puppeteer';
import { openChangedShop, withCookieSettings } from '../browser/open/changed-shop';
import type { Shop } from '../browser/open/shop';
import { until } from '../../../tools/testing/until';

export interface StoredMetric {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly value: number | null;
  readonly data: unknown;
}

export function openMeasuredShop(performance?: { readonly records?: boolean; readonly remotes?: boolean }): Shop {
  return openChangedShop((document) => {
    const open = withCookieSettings(document, {
      isCookieBannerEnabled: false,
      isRestrictiveCookiePolicyEnabled: false,
    });
    return performance ? { ...open, site: { ...open.site, website: { ...open.site.website, performance } } } : open;
  });
}

export async function storedMetrics({ server }: Shop): Promise<StoredMetric[]> {
  const { db, records } = server.services;
  await records.flush();
  return db
    .selectFrom('telemetry_record')
    .select(['name', 'origin', 'path', 'value', 'data'])
    .where('kind', '=', 'performance')
    .execute();
}

/** Resolves once the page measures: settings have arrived, and telemetry is live. */
export async function untilMeasured(page: Page): Promise<void> {
  await page.waitForSelector('[data-feature="telemetry/performance"][data-state="live"]');
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(
        (entry) => entry.name.endsWith('/api/1/performance/settings') || entry.name.includes('/performance/settings?'),
      ),
  );
}

export async function leave(shop: Shop, page: Page): Promise<StoredMetric[]> {
  await page.goto('about:blank');
  let stored: StoredMetric[] = [];
  await until(async () => (stored = await storedMetrics(shop)).some(({ name }) => name === 'cls'));
  return stored;
}
