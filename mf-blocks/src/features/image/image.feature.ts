import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A picture in one of six layouts. Needs a script only if it opens in the lightbox. */
export const image = {
  id: 'blocks/image',
  implements: [
    'IMG-01',
    'IMG-02',
    'IMG-03',
    'IMG-04',
    'IMG-05',
    'IMG-06',
    'IMG-07',
    'IMG-08',
    'IMG-09',
    'IMG-10',
    'IMG-21',
    'IMG-22',
    'IMG-23',
    'IMG-28',
    'IMG-29',
    'PLAT-08',
  ],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.image] },
  starts: ['visible', 'interaction'],
  liveSetting: 'lightbox',
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/feature-failed'],
  emits: ['blocks/picture-expected', 'blocks/picture-requested'],
  loads: [],
  load: () => import('./image.effects'),
} satisfies EnhanceFeature;
