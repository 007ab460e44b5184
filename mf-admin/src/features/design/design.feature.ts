import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The editing frame: the site at the width of a phone, a tablet or a desktop, and its pages beside it. */
export const design = {
  id: 'admin/design',
  implements: ['BUS-02', 'ENUM-21', 'ESC-01', 'ESC-02', 'LOGOUT-08', 'SRV-04', 'START-20', 'UTIL-12', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.design] },
  // A page that hangs in the frame can hold up the idle moment of the one around it; a touch anywhere then suffices.
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
