import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { findState } from '../../site/saved-state/saved-state';
import { languageChoices } from './language-choices';
import { languageSettings } from './language-settings';
import { languageStatus } from './language-status';
import { MAIN_LANGUAGE } from '../../site/saved-state/main-language';

/** The languages of the site, for those who may change them. Who is signed out meanwhile gets nothing that is saved. */
export const siteLanguagesLoader = {
  name: 'admin/site-languages/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    const known = { choices: languageChoices(site), languages: languageStatus(site) };
    if (!account) return known;
    if (!mayDo(account, 'languages.edit')) return null;
    const { languages: _, ...saved } = languageSettings(site, await findState(db, MAIN_LANGUAGE, site.id));
    return { ...known, saved };
  },
} satisfies Loader<'admin/site-languages/saved'>;
