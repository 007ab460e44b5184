import type { EnhanceFeature } from 'shared-types/remote';

/** The frame around the pages of the admin area: a bar with the search, the navigation, and breadcrumbs. */
export const frame = {
  id: 'admin/frame',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'enhance',
  liveSetting: 'isForAccounts',
  mounts: { slots: ['admin-frame'] },
  starts: ['idle'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/frame/navigation'],
  load: () => import('./frame.effects'),
  messages: { en: () => import('./frame.messages'), pl: () => import('./frame.messages.pl') },
} satisfies EnhanceFeature;
