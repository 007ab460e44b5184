import { VIDEO_PROVIDERS } from 'shared-types/blocks/video';
import type { EnhanceFeature } from 'shared-types/remote';

/** Pictures and videos of a page, one at a time over all of it. It comes when a link to one is pressed. */
export const lightbox = {
  id: 'blocks/lightbox',
  implements: [
    'LBOX-01',
    'LBOX-02',
    'LBOX-03',
    'LBOX-04',
    'LBOX-05',
    'LBOX-06',
    'LBOX-07',
    'LBOX-08',
    'LBOX-09',
    'LBOX-10',
    'LBOX-11',
  ],
  live: 'enhance',
  mounts: { slots: ['page-end'], pages: 'requested' },
  starts: ['event'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['blocks/picture-expected', 'blocks/picture-requested', 'consent/choice'],
  awaits: ['blocks/picture-expected', 'blocks/picture-requested'],
  emits: ['consent/banner-forced'],
  loads: [],
  csp: {
    'frame-src': [
      VIDEO_PROVIDERS.vimeo.frames,
      VIDEO_PROVIDERS.youtube.frames,
      VIDEO_PROVIDERS.wistia.frames,
      VIDEO_PROVIDERS.animoto.frames,
    ],
  },
  unseen: true,
  styledLate: true,
  load: () => import('./lightbox.effects'),
  messages: { en: () => import('./lightbox.messages'), pl: () => import('./lightbox.messages.pl') },
} satisfies EnhanceFeature;
