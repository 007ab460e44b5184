import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a49', type: BLOCK_TYPE.line, settings },
  data: {},
});

export const examples = {
  plain: block({}),
  short: block({ look: 'dotted', thickness: 6, width: 20, align: 'start', colour: 'accent' }),
  dashed: block({ look: 'dashed', thickness: 2, width: 60, align: 'end', colour: '#336699' }),
} as const;
