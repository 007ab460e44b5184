import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** A picture in one of six layouts. */
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
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.image] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: [],
} satisfies HtmlFeature;
