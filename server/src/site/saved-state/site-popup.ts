import { hash } from 'node:crypto';
import { POPUP_NEVER_AGAIN } from 'shared-types/site/page/popup-overlay';
import type { SitePopup } from '../../platform/schema/tables/admin.tables';
import type { SiteProfile } from '../directory/site-profile';
import type { StateKind } from './saved-state';

/** A popup that nobody has set up yet. */
const FIRST: SitePopup = {
  isShown: false,
  settings: {
    style: 'card',
    enableMobile: true,
    version: 1,
    showUntilSignup: false,
    displayFrequency: POPUP_NEVER_AGAIN,
    delaySeconds: 5,
  },
  rules: {},
};

/** When, where and how a site's popup is shown, as its owners save it. Its content is a page. */
export const SITE_POPUP: StateKind<SitePopup> = {
  table: 'site_popup_change',
  column: 'popup',
  of: ({ profile }, last) => last ?? popupIn(profile) ?? FIRST,
  into: (site, popup) => ({ ...site, profile: withPopup(site.profile, popup) }),
  wanted: (stored, sent) => ({
    ...sent,
    // A form says by how much more it is to be shown.
    settings: { ...sent.settings, version: stored.settings.version + sent.settings.version },
  }),
  nameOf: sitePopupName,
};

function popupIn({ settings, popupRules = {} }: SiteProfile): SitePopup | undefined {
  const { popupOverlaySettings } = settings;
  return popupOverlaySettings && { isShown: true, settings: popupOverlaySettings, rules: popupRules };
}

function withPopup({ popupRules: _, ...profile }: SiteProfile, { isShown, settings, rules }: SitePopup): SiteProfile {
  const { popupOverlaySettings: __, ...others } = profile.settings;
  if (!isShown) return { ...profile, settings: others };
  return { ...profile, settings: { ...others, popupOverlaySettings: settings }, popupRules: rules };
}

/** Names a state: equal ones have the same name. */
export function sitePopupName({ isShown, settings, rules }: SitePopup): string {
  const { style, enableMobile, version, showUntilSignup, displayFrequency, delaySeconds, scrollPercent } = settings;
  const { pages, from, until } = rules;
  const looks = [
    style,
    enableMobile,
    version,
    showUntilSignup,
    displayFrequency,
    delaySeconds ?? 0,
    scrollPercent ?? 0,
  ];
  return hash('sha256', JSON.stringify([isShown, looks, pages, from, until]), 'base64url');
}
