import { VIDEO_PROVIDERS } from 'shared-types/blocks/video';
import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A video: a file of the site, or one of a provider's that comes when the visitor plays it. */
export const video = {
  id: 'blocks/video',
  implements: [
    'VIDEO-01',
    'VIDEO-02',
    'VIDEO-03',
    'VIDEO-04',
    'VIDEO-05',
    'VIDEO-06',
    'VIDEO-07',
    'VIDEO-08',
    'VIDEO-09',
    'VIDEO-10',
    'VIDEO-11',
    'VIDEO-12',
    'VIDEO-13',
    'PLAT-08',
  ],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.video] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['consent/choice'],
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
  load: () => import('./video.effects'),
} satisfies EnhanceFeature;
