import type { Read } from '../../site/page/read';

/**
 * Whether the banner is to be shown to this visitor, and with which settings. Who lets the browser say no (Global Privacy
 * Control) has answered. Who asks for the banner may decline whatever the site lets others do: taking a yes back must be
 * as easy as giving it. Who tries other settings out sees the banner as it would be. Nobody is asked in the configuration area:
 * the banner is the site's, for its visitors.
 *
 * @implements CONS-02 CONS-26 CONS-32
 */
export const bannerRead = {
  name: 'consent/cookie-banner/banner',
  scope: 'visitor',
  read: ({ site, page, visitor }) => {
    const { cookieChoice, privacyControl, asksForCookieSettings, isScreenshot, triedBanner } = visitor;
    if (triedBanner)
      return Promise.resolve({ shown: triedBanner.isCookieBannerEnabled, isPreview: true, settings: triedBanner });
    const own = site.profile.cookieSettings;
    const settings = asksForCookieSettings ? { ...own, cookieBannerAcceptType: 'OPT_IN_AND_OUT' as const } : own;
    const answered = cookieChoice !== undefined || privacyControl || page.page.isConfig === true;
    const shown = own.isCookieBannerEnabled && (!answered || asksForCookieSettings) && !isScreenshot;
    return Promise.resolve({ shown, answered, suppressed: isScreenshot, settings });
  },
} satisfies Read<'consent/cookie-banner/banner'>;
