import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { strings as cookieBannerStrings } from './features/cookie-banner/cookie-banner.strings';
import { strings as cookieBannerPolish } from './features/cookie-banner/cookie-banner.strings.pl';
import { element as cookieBanner } from './features/cookie-banner/cookie-banner.view';
import { strings as cookieSettingsStrings } from './features/cookie-settings/cookie-settings.strings';
import { strings as cookieSettingsPolish } from './features/cookie-settings/cookie-settings.strings.pl';
import { element as cookieSettings } from './features/cookie-settings/cookie-settings.view';

/** The consent remote on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'consent/cookie-banner': {
      element: cookieBanner,
      fallback: '',
      strings: { en: cookieBannerStrings, pl: cookieBannerPolish },
    },
    'consent/cookie-settings': {
      element: cookieSettings,
      fallback: '',
      strings: { en: cookieSettingsStrings, pl: cookieSettingsPolish },
    },
  },
} satisfies RenderRemote;
