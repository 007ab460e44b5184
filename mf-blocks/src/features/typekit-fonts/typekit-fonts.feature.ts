import type { EnhanceFeature } from 'shared-types/remote';

/** The families of the owner's kit at Typekit, once the visitor allows what is not necessary. */
export const typekitFonts = {
  id: 'blocks/typekit-fonts',
  implements: ['EMBED-04', 'EMBED-05'],
  live: 'enhance',
  mounts: { slots: ['page-end'] },
  starts: ['idle'],
  importance: 'regular',
  purpose: 'functional',
  listens: [],
  emits: [],
  loads: [],
  csp: {
    'style-src': ['https://use.typekit.net', 'https://p.typekit.net'],
    'font-src': ['https://use.typekit.net'],
  },
  cspKey: 'typekitId',
  load: () => import('./typekit-fonts.effects'),
} satisfies EnhanceFeature;
