import type { EnhanceFeature } from 'shared-types/remote';

/** The cart indicator in the header. */
export const indicator = {
  id: 'commerce/indicator',
  implements: ['IND-01', 'IND-02', 'IND-03', 'IND-04', 'IND-05', 'IND-06', 'IND-07', 'IND-08', 'IND-09'],
  live: 'enhance',
  mounts: { slots: ['header-actions'] },
  starts: ['visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['commerce/cart', 'commerce/cart-shown', 'site/feature-failed'],
  emits: ['commerce/cart', 'commerce/cart-requested'],
  loads: ['commerce/indicator/summary'],
  load: () => import('./indicator.effects'),
  messages: { en: () => import('./indicator.messages'), pl: () => import('./indicator.messages.pl') },
} satisfies EnhanceFeature;
