import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** How the site asks for consent: a form that saves without script, and shows with script at once how it will look. */
export const cookieSettings = {
  id: 'config/cookie-settings',
  implements: ['BUS-01', 'BUS-02', 'CONS-06', 'CONS-07', 'CONS-33', 'CONS-34', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.cookieSettings] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [
    'config/save-entered',
    'config/save-exited',
    'config/tweaks-changed',
    'config/tweaks-close-requested',
    'config/tweaks-closed',
    'config/tweaks-open-requested',
    'config/tweaks-reset',
    'config/tweaks-saved',
    'config/tweaks-shown',
    'consent/banner-forced',
    'consent/banner-unforced',
    'consent/banner-updated',
  ],
  reads: ['config/cookie-settings/saved'],
  load: () => import('./cookie-settings.effects'),
  strings: { en: () => import('./cookie-settings.strings'), pl: () => import('./cookie-settings.strings.pl') },
} satisfies EnhanceFeature;
