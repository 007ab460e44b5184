import { CONTRACT, type Remote } from 'shared-types/remote';
import { config } from './config';
import { cookieBanner } from './features/cookie-banner/cookie-banner.feature';
import { cookieSettings } from './features/cookie-settings/cookie-settings.feature';

export const remote = {
  area: 'consent',
  contract: CONTRACT,
  config,
  features: [cookieBanner, cookieSettings],
} satisfies Remote;
