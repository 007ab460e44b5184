import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The editing frame: the site at the width of a phone, tablet or desktop, with a list of its pages. */
export const design = {
  id: 'admin/design',
  implements: ['BUS-02', 'ENUM-21', 'ESC-01', 'ESC-02', 'LOGOUT-08', 'SRV-04', 'START-20', 'UTIL-12', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.design] },
  // A framed page that hangs can delay the idle event of this page; any input also starts the feature.
  starts: ['idle', 'visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [
    'admin/editing-changed',
    'admin/frame-loaded',
    'admin/frame-unloaded',
    'site/escape-pressed',
    'site/session',
  ],
  emits: ['admin/editing-changed', 'admin/frame-loaded', 'admin/frame-unloaded'],
  loads: ['admin/design/frame'],
  load: () => import('./design.effects'),
  messages: { en: () => import('./design.messages'), pl: () => import('./design.messages.pl') },
} satisfies EnhanceFeature;
