import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a48', type: BLOCK_TYPE.spacer, settings },
  data: {},
});

export const examples = {
  plain: block({}),
  step: block({ height: 'space-9' }),
  pixels: block({ height: 600 }),
} as const;
