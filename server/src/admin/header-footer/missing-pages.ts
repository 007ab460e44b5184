import type { HeaderFooter } from 'shared-types/admin/header-footer';
import { menuLinks } from 'shared-types/site/page/site-menu';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { MatchedPage } from '../../site/directory/site-page';
import { tidyPath } from '../../site/directory/tidy-path';

/** Any base; only the path of a link is used. */
const SOME_SITE = 'http://site.invalid';

/** Link addresses without a page on the site, each once, in order. The page may be created later. */
export async function missingPages(db: Database, site: Site, { header, footer }: HeaderFooter): Promise<string[]> {
  const links = menuLinks([...header.links, ...footer.links])
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/'));
  const missing: string[] = [];
  for (const path of new Set(links))
    if (!(await isThere(db, site, new URL(path, SOME_SITE).pathname))) missing.push(path);
  return missing;
}

async function isThere(db: Database, site: Site, path: string): Promise<boolean> {
  const siteLocale = site.siteLocaleAt(path);
  const tidy = tidyPath(path) ?? path;
  if (siteLocale.redirectOf(tidy)) return true;
  const matched = [path, tidy, tidy.toLowerCase()].flatMap((one) => siteLocale.pageAt(one) ?? [])[0];
  return matched !== undefined && (!isItemPage(matched) || hasProduct(db, site, matched.params.slug));
}

function isItemPage({ page }: MatchedPage): boolean {
  return page.collectionPath !== undefined && page.showsCategory !== true;
}

async function hasProduct(db: Database, { id }: Site, slug = ''): Promise<boolean> {
  const products = db.selectFrom('product').select('id').where('site_id', '=', id).where('slug', '=', slug);
  return (await products.where('removed_at', 'is', null).executeTakeFirst()) !== undefined;
}
