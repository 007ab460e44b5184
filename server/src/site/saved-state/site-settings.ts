import { hash } from 'node:crypto';
import type { SiteSettings } from '../../platform/schema/tables/admin.tables';
import { timeZoneOf, type SiteProfile } from '../directory/site-profile';
import type { SiteParts, StateKind } from './saved-state';

/** What of a site its owners set on the page of settings. */
export const SITE_SETTINGS: StateKind<SiteSettings> = {
  table: 'site_settings_change',
  column: 'settings',
  of: (site, last) => last ?? settingsIn(site),
  into: ({ profile, ...site }, settings) => ({ ...site, profile: withSettings(profile, settings) }),
  wanted: (_, sent) => sent,
  nameOf: siteSettingsName,
};

function settingsIn({ profile }: Pick<SiteParts, 'profile'>): SiteSettings {
  const { contactEmail = '', orderNoticeEmail = '', settings } = profile;
  const { measurementStandard } = settings.storeSettings;
  return {
    timeZone: profile.timeZone ?? timeZoneOf(profile),
    contactEmail,
    orderNoticeEmail,
    measurementStandard,
  };
}

function withSettings(
  { contactEmail: _, orderNoticeEmail: __, ...profile }: SiteProfile,
  { timeZone, contactEmail, orderNoticeEmail, measurementStandard }: SiteSettings,
): SiteProfile {
  const { settings } = profile;
  return {
    ...profile,
    settings: { ...settings, storeSettings: { ...settings.storeSettings, measurementStandard } },
    timeZone,
    ...(contactEmail && { contactEmail }),
    ...(orderNoticeEmail && { orderNoticeEmail }),
  };
}

/** Names a state: equal ones have the same name. */
export function siteSettingsName(settings: SiteSettings): string {
  const { timeZone, contactEmail, orderNoticeEmail, measurementStandard } = settings;
  const values = [timeZone, contactEmail, orderNoticeEmail, measurementStandard];
  return hash('sha256', JSON.stringify(values), 'base64url');
}
