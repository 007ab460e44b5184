import { CONTRACT } from 'shared-types/remote';
import type { RenderRemote } from 'shared-types/render';
import { messages as cookieBannerMessages } from './features/cookie-banner/cookie-banner.messages';
import { messages as cookieBannerPolish } from './features/cookie-banner/cookie-banner.messages.pl';
import { element as cookieBanner } from './features/cookie-banner/cookie-banner.view';
import { messages as cookieSettingsMessages } from './features/cookie-settings/cookie-settings.messages';
import { messages as cookieSettingsPolish } from './features/cookie-settings/cookie-settings.messages.pl';
import { element as cookieSettings } from './features/cookie-settings/cookie-settings.view';

/** The consent remote on the server. */
export const remote = {
  contract: CONTRACT,
  version: __VERSION__,
  features: {
    'consent/cookie-banner': {
      element: cookieBanner,
      fallback: '',
      messages: { en: cookieBannerMessages, pl: cookieBannerPolish },
    },
    'consent/cookie-settings': {
      element: cookieSettings,
      fallback: '',
      messages: { en: cookieSettingsMessages, pl: cookieSettingsPolish },
    },
  },
} satisfies RenderRemote;
