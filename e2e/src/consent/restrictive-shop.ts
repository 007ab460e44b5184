import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CookieSettings } from 'shared-types/site/context';
import type { SiteDocument } from 'shared-types/site/site-document';
import { importSite } from '../../../server/src/site/import/import-site';
import { openShop, type Shop } from '../browser/open-shop';

const SAMPLE = join(__dirname, '../../../server/sample/shop');

/** The sample shop with a banner and the restrictive cookie policy. */
export function openRestrictiveShop(changes: Partial<CookieSettings> = {}): Shop {
  const shop = openShop();
  beforeAll(async () => {
    const { db, objects, sites } = shop.server.services;
    const document = await restricted(changes);
    const read = (file: string) => readFile(join(SAMPLE, 'pictures', file));
    const result = await importSite({ db, objects, document, pictures: { read } });
    if (!result.ok) throw new Error(result.errors.join('\n'));
    sites.invalidate(result.siteId);
  });
  return shop;
}

async function restricted(changes: Partial<CookieSettings>): Promise<SiteDocument> {
  const document = JSON.parse(await readFile(join(SAMPLE, 'site.json'), 'utf8')) as SiteDocument;
  const cookieSettings: CookieSettings = {
    ...document.site.cookieSettings,
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    ...changes,
  };
  return { ...document, site: { ...document.site, cookieSettings } };
}
