import type { MainLanguage } from '../../platform/schema/tables/admin.tables';
import { takeProductsLock } from '../catalogue/products-lock';
import { restemSearch } from '../search/restem-search';
import type { SiteParts, StateKind } from './saved-state';

/** The main language, as a site's owners save it. */
export const MAIN_LANGUAGE: StateKind<MainLanguage> = {
  table: 'main_language_change',
  column: 'main_language',
  of: (site, last) => (last && !isFurther(site, last.main) ? { main: last.main } : { main: site.locale }),
  into: (site, { main }) => ({ ...site, locale: main }),
  wanted: (_, sent) => sent,
  nameOf: mainLanguageName,
  lock: takeProductsLock,
  follow: restemSearch,
};

/** Names a state: equal ones have the same name. */
export function mainLanguageName({ main }: MainLanguage): string {
  return `main-${main}`;
}

/** A document that is imported later may bring the same language with pages of its own. */
function isFurther({ profile: { languages = [] } }: SiteParts, tag: string): boolean {
  return languages.some(({ locale }) => locale === tag);
}
