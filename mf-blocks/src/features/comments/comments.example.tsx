import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a46', type: BLOCK_TYPE.comments, settings },
  data: {},
});

export const examples = {
  plain: block({}),
  named: block({ heading: 'What others say', headingLevel: 3, identifier: 'kiln-year', loads: 'visible' }),
} as const;
