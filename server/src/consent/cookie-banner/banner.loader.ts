import type { Loader } from '../../site/page/loader';

/**
 * Whether this visitor sees the banner, and with which settings. Global Privacy Control counts as an answer. A visitor
 * who reopens the banner may always decline: withdrawing consent must be as easy as giving it.
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
