import { timeText } from '../../platform/time-text';
import { isTimeZone } from '../../platform/time-zone/is-time-zone';
import type { Loader } from '../../site/page/loader';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_SETTINGS, siteSettingsName } from '../../site/saved-state/site-settings';
import { mayDo } from '../../site/session/capabilities';
import { lastChangeView } from '../saved-form';
import { timeZoneGroups } from './time-zone-groups';

/** The site's settings, for accounts that may change them; after signing out only what can be chosen. */
export const settingsLoader = {
  name: 'admin/settings/saved',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account } }) => {
    const now = new Date(Date.now());
    const { currency, locale } = site;
    if (!account) return { currency, timeZones: timeZoneGroups(site.timeZone, { locale, now }) };
    if (!mayDo(account, 'settings.edit')) return null;
    const { state, changed } = await findState(db, SITE_SETTINGS, site.id);
    return {
      currency,
      timeZones: timeZoneGroups(state.timeZone, { locale, now }),
      saved: {
        base: siteSettingsName(state),
        values: state,
        nowText: timeText(now, site),
        ...(isTimeZone(state.timeZone) ? {} : { unknownTimeZone: state.timeZone }),
        ...lastChangeView(changed, site),
      },
    };
  },
} satisfies Loader<'admin/settings/saved'>;
