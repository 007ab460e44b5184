import type { FeatureProps } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The one sample: there is nothing to see before a picture opens. */
export const examples = {
  unseen: {
    block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a13', type: BLOCK_TYPE.gallery, settings: {} },
    data: {},
  } satisfies FeatureProps,
} as const;
