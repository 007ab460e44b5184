import type { LanguageStatus } from 'shared-types/admin/site-languages';
import { LANGUAGES } from '../../platform/language';
import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import { languagesOf } from '../languages-of';

/** The state of translation of each language, the main one first. */
export function languageStatus(site: Site): LanguageStatus[] {
  const own = site.siteLocaleIn(undefined);
  const paths = own.pages.filter(({ path }) => site.siteLocaleAt(path) === own).map(({ path }) => path);
  return languagesOf(own).map((language, index) => {
    const { root } = own.siteLocales[index] ?? own;
    const wanted = paths.map((path) => root + (path === '/' && root !== '' ? '' : path));
    const there = new Set(own.pages.map(({ path }) => path));
    const pages = own.pages.filter(({ path }) => !isPattern(path) && site.siteLocaleAt(path).root === root);
    return {
      ...language,
      root,
      isMain: index === 0,
      isPublished: own.pageAt(root || '/') !== undefined,
      pages: pages.length,
      missing: wanted.filter((path) => !there.has(path)),
      hasOwnMessages: LANGUAGES.some((one) => one === new Intl.Locale(language.locale).language),
    };
  });
}
