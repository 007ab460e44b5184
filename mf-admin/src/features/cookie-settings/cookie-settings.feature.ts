import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Consent settings: a form that saves without script, with a live preview if script runs. */
export const cookieSettings = {
  id: 'admin/cookie-settings',
  implements: ['BUS-01', 'BUS-02', 'CONS-06', 'CONS-07', 'CONS-33', 'CONS-34', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.cookieSettings] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [
    'admin/save-entered',
    'admin/save-exited',
    'admin/tweaks-changed',
    'admin/tweaks-close-requested',
    'admin/tweaks-closed',
    'admin/tweaks-open-requested',
    'admin/tweaks-reset',
    'admin/tweaks-saved',
    'admin/tweaks-shown',
    'consent/banner-forced',
    'consent/banner-unforced',
    'consent/banner-updated',
  ],
  loads: ['admin/cookie-settings/saved'],
  load: () => import('./cookie-settings.effects'),
  messages: { en: () => import('./cookie-settings.messages'), pl: () => import('./cookie-settings.messages.pl') },
} satisfies EnhanceFeature;
