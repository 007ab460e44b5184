import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { findState } from '../../site/saved-state/saved-state';
import { languageChoices } from './language-choices';
import { languageSettings } from './language-settings';
import { languageStatus } from './language-status';
import { MAIN_LANGUAGE } from '../../site/saved-state/main-language';

/** The site's languages, for accounts that may change them; after signing out no saved values. */
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
