import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { lastChangeView } from '../saved-form';
import { findState } from '../../site/saved-state/saved-state';
import { announcementName, ANNOUNCEMENTS, NO_TEXT } from '../../site/saved-state/site-announcement';

/** The announcement, for accounts that may change it. After signing out it contains only the languages. */
export const announcementLoader = {
  name: 'admin/announcement/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    const pages = site.siteLocales.map(({ root }) => root || '/');
    const known = { languages: languagesOf(site), pages };
    if (!account) return known;
    if (!mayDo(account, 'announcement.edit')) return null;
    const { state, changed } = await findState(db, ANNOUNCEMENTS, site.id);
    return {
      ...known,
      saved: {
        base: announcementName(state),
        isShown: state.isShown,
        texts: site.siteLocales.map(({ locale }, index) =>
          index === 0 ? state.own : (state.translations[locale] ?? NO_TEXT),
        ),
        ...lastChangeView(changed, site),
      },
    };
  },
} satisfies Loader<'admin/announcement/saved'>;
