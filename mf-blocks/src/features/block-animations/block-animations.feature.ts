import type { EnhanceFeature } from 'shared-types/remote';

/** Lets the blocks of a page come in when they are scrolled to, on sites that want it. */
export const blockAnimations = {
  id: 'blocks/block-animations',
  implements: ['ANIM-01', 'ANIM-02', 'ANIM-03', 'ANIM-04'],
  live: 'enhance',
  mounts: { slots: ['page-end'] },
  starts: ['idle'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
  load: () => import('./block-animations.effects'),
} satisfies EnhanceFeature;
