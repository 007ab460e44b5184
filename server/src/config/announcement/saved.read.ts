import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { findState } from '../saved-state';
import { timeText } from '../time-text';
import { announcementName, ANNOUNCEMENTS, NO_WORDS } from './site-announcement';

/** What the site announces, for those who may change it. Who is signed out meanwhile gets the languages alone. */
export const announcementRead = {
  name: 'config/announcement/saved',
  scope: 'query',
  read: async ({ services: { db }, site, visitor: { account } }) => {
    const pages = site.editions.map(({ root }) => root || '/');
    const known = { languages: languagesOf(site), pages };
    if (!account) return known;
    if (!mayDo(account, 'announcement.edit')) return null;
    const { state, changed } = await findState(db, ANNOUNCEMENTS, site.id);
    return {
      ...known,
      saved: {
        base: announcementName(state),
        isShown: state.isShown,
        words: site.editions.map(({ locale }, index) => (index === 0 ? state.own : (state.words[locale] ?? NO_WORDS))),
        ...(changed
          ? {
              changed: {
                by: changed.by,
                at: changed.at.toISOString(),
                atText: timeText(changed.at, site.locale),
              },
            }
          : {}),
      },
    };
  },
} satisfies Read<'config/announcement/saved'>;
