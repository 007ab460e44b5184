import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Config } from '../../../../server/src/platform/environment/config';
import { openShop, type Shop } from './shop';

const SAMPLE = join(__dirname, '../../../../server/sample/shop');

export function openChangedShop(change: (shop: SiteDocument) => SiteDocument, overrides?: Partial<Config>): Shop {
  const shop = openShop(overrides);
  beforeAll(() => changeShop(shop, change));
  return shop;
}

export async function changeShop({ server }: Shop, change: (shop: SiteDocument) => SiteDocument): Promise<void> {
  const document = change(JSON.parse(await readFile(join(SAMPLE, 'site.json'), 'utf8')) as SiteDocument);
  await server.importSite(document, (file, folder) => readFile(join(SAMPLE, folder, file)));
}

export function withCookieSettings(
  document: SiteDocument,
  changes: Partial<SiteDocument['site']['cookieSettings']>,
): SiteDocument {
  const cookieSettings = { ...document.site.cookieSettings, ...changes };
  return { ...document, site: { ...document.site, cookieSettings } };
}
