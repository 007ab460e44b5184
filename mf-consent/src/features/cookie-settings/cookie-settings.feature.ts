import type { EnhanceFeature } from 'shared-types/remote';

/** Lets visitors change their cookie choice later. */
export const cookieSettings = {
  id: 'consent/cookie-settings',
  implements: ['CONS-29', 'PLAT-08'],
  live: 'enhance',
  mounts: { slots: ['footer-end'] },
  starts: ['interaction'],
  importance: 'essential',
  purpose: 'necessary',
  listens: [],
  emits: ['consent/banner-forced'],
  loads: [],
  load: () => import('./cookie-settings.effects'),
  messages: { en: () => import('./cookie-settings.messages'), pl: () => import('./cookie-settings.messages.pl') },
} satisfies EnhanceFeature;
