import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { strings as cookieBannerStrings } from './features/cookie-banner/cookie-banner.strings';
import { strings as cookieBannerPolish } from './features/cookie-banner/cookie-banner.strings.pl';
import { element as cookieBanner } from './features/cookie-banner/cookie-banner.view';

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
  },
} satisfies RenderRemote;
