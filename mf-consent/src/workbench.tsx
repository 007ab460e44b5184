import type { Samples } from '../../tools/workbench/samples';
import { examples as cookieBanner } from './features/cookie-banner/cookie-banner.example';
import { examples as cookieSettings } from './features/cookie-settings/cookie-settings.example';

/** The samples on this remote’s workbench. */
export const workbench = {
  'consent/cookie-banner': cookieBanner,
  'consent/cookie-settings': cookieSettings,
} satisfies Samples;
