import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { findCookies } from '../../site/saved-state/cookie-settings.store';
import { savedSettings } from './saved-settings';

/** The consent settings, for accounts that may change them. After signing out it contains only the languages. */
export const savedLoader = {
  name: 'admin/cookie-settings/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    const languages = languagesOf(site);
    if (!account) return { languages };
    if (!mayDo(account, 'cookies.edit')) return null;
    return { languages, saved: savedSettings(site, await findCookies(db, site.id)) };
  },
} satisfies Loader<'admin/cookie-settings/saved'>;
