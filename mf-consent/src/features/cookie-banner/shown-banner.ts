import type { ShownBanner } from 'shared-types/consent/cookie-banner';
import type { TextCapability } from 'shared-types/host/text';
import type { Banner } from './banner-settings';
import type { messages } from './cookie-banner.messages';

/** What the banner says and how it looks, as its form tells the server for the receipt. */
export function shownBanner(banner: Banner, text: TextCapability<typeof messages>): ShownBanner {
  return {
    version: __VERSION__,
    text: banner.html ?? text('text'),
    accept: banner.ctaText ?? text('accept'),
    ...(banner.declines && { decline: banner.optOutText ?? text('decline') }),
    cookieBannerVariant: banner.variant,
    cookieBannerPosition: banner.position,
    cookieBannerTheme: banner.theme,
    cookieBannerCtaVariant: banner.ctaVariant,
  };
}
