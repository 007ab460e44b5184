import type { Read } from '../../site/page/read';

/**
 * Whether the banner is to be shown to this visitor, and with which settings. Who asks for it may decline whatever the
 * site lets others do: taking a yes back must be as easy as giving it.
 *
 * @implements CONS-02 CONS-26 CONS-32
 */
export const bannerRead = {
  name: 'consent/cookie-banner/banner',
  scope: 'visitor',
  read: ({ site, visitor: { cookieChoice, asksForCookieSettings, isScreenshot } }) => {
    const own = site.profile.cookieSettings;
    const settings = asksForCookieSettings ? { ...own, cookieBannerAcceptType: 'OPT_IN_AND_OUT' as const } : own;
    const shown = own.isCookieBannerEnabled && (!cookieChoice || asksForCookieSettings) && !isScreenshot;
    return Promise.resolve({ shown, answered: cookieChoice !== undefined, suppressed: isScreenshot, settings });
  },
} satisfies Read<'consent/cookie-banner/banner'>;
