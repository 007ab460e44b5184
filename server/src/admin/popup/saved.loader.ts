import { POPUP_PREVIEW_PATH, type PopupView } from 'shared-types/admin/pages/popup';
import { zoneName } from '../../platform/time-zone/zone-name';
import type { Loader } from '../../site/page/loader';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_POPUP, sitePopupName } from '../../site/saved-state/site-popup';
import { scheduleStatus } from '../../site/schedule/schedule';
import { mayDo } from '../../site/session/capabilities';
import { lastChangeView } from '../saved-form';
import { specialPageEntries } from '../special-pages/special-page-entries';
import { popupFields } from './popup-fields';
import { popupFigures } from './popup-figures';

/** The site's popup, for accounts that may change it. */
export const popupLoader = {
  name: 'admin/popup/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }): Promise<PopupView | null> => {
    const timeZone = zoneName(site.timeZone);
    if (!account) return { timeZone };
    if (!mayDo(account, 'pages.publish')) return null;
    const { state, changed } = await findState(db, SITE_POPUP, site.id);
    const previewOf = (pageId: string) => POPUP_PREVIEW_PATH.replace(':pageId', pageId);
    const [pages, figures] = await Promise.all([
      specialPageEntries(db, { site, kind: 'popup-overlay', previewOf }),
      popupFigures(db, site),
    ]);
    return {
      timeZone,
      saved: {
        base: sitePopupName(state),
        values: popupFields(state, site.timeZone),
        status: state.isShown ? scheduleStatus(state.rules, new Date(Date.now())) : 'off',
        pages,
        figures,
        ...lastChangeView(changed, site),
      },
    };
  },
} satisfies Loader<'admin/popup/saved'>;
