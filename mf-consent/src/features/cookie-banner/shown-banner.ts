import type { ShownBanner } from 'shared-types/consent/cookie-banner';
import type { TextCapability } from 'shared-types/host/text';
import type { Banner } from './banner-settings';
import type { messages } from './cookie-banner.messages';

/** Text and appearance of the banner, which the form sends to the server for the consent receipt. */
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
