import type { EnhanceFeature } from 'shared-types/remote';

/** The families that the owner takes from Google Fonts, once the visitor allows what is not necessary. */
export const googleFonts = {
  id: 'blocks/google-fonts',
  implements: ['EMBED-03', 'EMBED-04'],
  live: 'enhance',
  mounts: { slots: ['page-end'] },
  starts: ['idle'],
  importance: 'regular',
  purpose: 'functional',
  listens: [],
  emits: [],
  loads: [],
  csp: { 'style-src': ['https://fonts.googleapis.com'], 'font-src': ['https://fonts.gstatic.com'] },
  cspKey: 'googleFonts',
  load: () => import('./google-fonts.effects'),
} satisfies EnhanceFeature;
