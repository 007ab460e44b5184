import { POPUP_PREVIEW_PATH, type PopupView } from 'shared-types/admin/pages/popup';
import type { SitePopup } from '../../platform/schema/tables/admin.tables';
import { zoneName } from '../../platform/time-zone/zone-name';
import type { Loader } from '../../site/page/loader';
import { isDue } from '../../site/page/template/popup-of';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_POPUP, sitePopupName } from '../../site/saved-state/site-popup';
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
        status: statusOf(state, new Date(Date.now())),
        pages,
        figures,
        ...lastChangeView(changed, site),
      },
    };
  },
} satisfies Loader<'admin/popup/saved'>;

function statusOf({ isShown, rules }: SitePopup, now: Date): NonNullable<PopupView['saved']>['status'] {
  if (!isShown) return 'off';
  if (isDue(rules, now)) return 'on';
  return rules.from !== undefined && now < new Date(rules.from) ? 'later' : 'over';
}
