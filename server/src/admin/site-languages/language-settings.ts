import type { LanguageSettings } from 'shared-types/admin/site-languages';
import type { Site } from '../../site/directory/site';
import { languagesOf } from '../languages-of';
import { lastChangeView } from '../saved-form';
import type { StoredState } from '../../site/saved-state/saved-state';
import { mainLanguageName } from '../../site/saved-state/main-language';
import type { MainLanguage } from '../../platform/schema/tables/admin.tables';

/** The languages of a site, with the saved main language. */
export function languageSettings(
  site: Pick<Site, 'siteLocales' | 'locale' | 'timeZone'>,
  { state, changed }: StoredState<MainLanguage>,
): LanguageSettings {
  const names = new Intl.DisplayNames(site.locale, { type: 'language' });
  const languages = languagesOf(site).map((language, index) => {
    const { root } = site.siteLocales[index] ?? { root: '' };
    // The loaded site does not have the language saved a moment ago yet.
    if (root === '') return { locale: state.main, name: names.of(state.main) ?? state.main, root };
    return { ...language, root };
  });
  return {
    base: mainLanguageName(state),
    main: state.main,
    languages,
    ...lastChangeView(changed, site),
  };
}
