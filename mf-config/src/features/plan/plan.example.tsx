import type { FeatureProps } from 'shared-types/render';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample: FeatureProps = {
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d09', type: CONFIG_BLOCK_TYPE.plan, settings: {} },
  data: {},
};

/** Samples of the page about the site's plan. */
export const examples = { none: sample } as const;
