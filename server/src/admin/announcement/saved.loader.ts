import type { AnnouncementEditorView } from 'shared-types/admin/announcement';
import { zoneName } from '../../platform/time-zone/zone-name';
import type { Loader } from '../../site/page/loader';
import { scheduleStatus } from '../../site/schedule/schedule';
import { mayDo } from '../../site/session/capabilities';
import { languagesOf } from '../languages-of';
import { lastChangeView } from '../saved-form';
import { scheduleFields } from '../schedule/read-schedule';
import { announcementFigures } from './announcement-figures';
import { findState } from '../../site/saved-state/saved-state';
import { announcementName, ANNOUNCEMENTS, NO_TEXT } from '../../site/saved-state/site-announcement';

/** The announcement, for accounts that may change it. After signing out it contains only the languages. */
export const announcementLoader = {
  name: 'admin/announcement/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }): Promise<AnnouncementEditorView | null> => {
    const pages = site.siteLocales.map(({ root }) => root || '/');
    const known = { languages: languagesOf(site), pages, timeZone: zoneName(site.timeZone) };
    if (!account) return known;
    if (!mayDo(account, 'announcement.edit')) return null;
    const [{ state, changed }, figures] = await Promise.all([
      findState(db, ANNOUNCEMENTS, site.id),
      announcementFigures(db, site),
    ]);
    const { schedule = {} } = state;
    return {
      ...known,
      saved: {
        base: announcementName(state),
        isShown: state.isShown,
        texts: site.siteLocales.map(({ locale }, index) =>
          index === 0 ? state.own : (state.translations[locale] ?? NO_TEXT),
        ),
        ...scheduleFields(schedule, site.timeZone),
        status: state.isShown ? scheduleStatus(schedule, new Date(Date.now())) : 'off',
        figures,
        ...lastChangeView(changed, site),
      },
    };
  },
} satisfies Loader<'admin/announcement/saved'>;
