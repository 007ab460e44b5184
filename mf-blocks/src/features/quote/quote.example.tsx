import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a03', type: BLOCK_TYPE.quote, settings },
  data: {},
});

export const examples = {
  whole: block({ quote: 'The mug I reach for every single morning.', attribution: 'Ines R.', source: 'Portland' }),
  quoteAlone: block({ quote: 'Make fewer things, and make them well.' }),
} as const;
