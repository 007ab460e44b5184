import type { Loader } from '../../site/page/loader';

/**
 * Whether the banner is to be shown to this visitor, and with which settings. Who lets the browser say no (Global Privacy
 * Control) has answered. Who asks for the banner may decline whatever the site lets others do: taking a yes back must be
 * as easy as giving it. Who tries other settings out sees the banner as it would be. Nobody is asked in the admin area:
 * the banner is the site's, for its visitors.
 *
 * @implements CONS-02 CONS-26 CONS-32
 */
export const bannerLoader = {
  name: 'consent/cookie-banner/banner',
  scope: 'visitor',
  load: ({ site, page, visitor }) => {
    const { cookieChoice, privacyControl, requestsCookieSettings, isScreenshot, triedBanner } = visitor;
    if (triedBanner)
      return Promise.resolve({ shown: triedBanner.isCookieBannerEnabled, isPreview: true, settings: triedBanner });
    const own = site.profile.cookieSettings;
    const settings = requestsCookieSettings ? { ...own, cookieBannerAcceptType: 'OPT_IN_AND_OUT' as const } : own;
    const answered = cookieChoice !== undefined || privacyControl || page.page.isAdmin === true;
    const shown = own.isCookieBannerEnabled && (!answered || requestsCookieSettings) && !isScreenshot;
    return Promise.resolve({ shown, answered, suppressed: isScreenshot, settings });
  },
} satisfies Loader<'consent/cookie-banner/banner'>;
