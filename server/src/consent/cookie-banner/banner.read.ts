import type { Read } from '../../site/page/read';

/**
 * Whether the banner is to be shown to this visitor, and with which settings.
 *
 * @implements CONS-02 CONS-26 CONS-32
 */
export const bannerRead = {
  name: 'consent/cookie-banner/banner',
  scope: 'visitor',
  read: ({ site, visitor: { cookieChoice, isScreenshot } }) => {
    const settings = site.profile.cookieSettings;
    const shown = settings.isCookieBannerEnabled && !cookieChoice && !isScreenshot;
    return Promise.resolve({ shown, answered: cookieChoice !== undefined, suppressed: isScreenshot, settings });
  },
} satisfies Read<'consent/cookie-banner/banner'>;
