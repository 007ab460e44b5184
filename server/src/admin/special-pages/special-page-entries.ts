import type { SpecialPage, SpecialPageEntry } from 'shared-types/admin/pages/special-pages';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { languagesOf } from '../languages-of';
import { findSpecialPages } from './special-page.store';

export interface EntriesInput {
  readonly site: Site;
  readonly kind: SpecialPage;
  /** Path of a page's preview. */
  readonly previewOf: (pageId: string) => string;
}

/** The special page of each language of the site. */
export async function specialPageEntries(
  db: Database,
  { site, kind, previewOf }: EntriesInput,
): Promise<SpecialPageEntry[]> {
  const pages = await findSpecialPages(db, { siteId: site.id, kind });
  return languagesOf(site).map(({ locale, name }) => {
    const found = pages.find(({ path }) => site.siteLocaleAt(path).locale === locale);
    if (!found) return { locale, language: name };
    const { path: _, ...page } = found;
    return { locale, language: name, page: { ...page, preview: previewOf(page.id) } };
  });
}
