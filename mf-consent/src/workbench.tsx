import type { Samples } from '../../tools/workbench/samples';
import { examples as cookieBanner } from './features/cookie-banner/cookie-banner.example';

/** The samples on this remote’s workbench. */
export const workbench = {
  'consent/cookie-banner': cookieBanner,
} satisfies Samples;
