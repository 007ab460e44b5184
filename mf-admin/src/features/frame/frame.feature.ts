import type { HtmlFeature } from 'shared-types/remote';

/** The frame around the pages of the admin area: a bar, the navigation, and breadcrumbs. */
export const frame = {
  id: 'admin/frame',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { slots: ['admin-frame'] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/frame/navigation'],
  messages: { en: () => import('./frame.messages'), pl: () => import('./frame.messages.pl') },
} satisfies HtmlFeature;
