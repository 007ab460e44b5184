import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const block = (settings: unknown): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a04', type: BLOCK_TYPE.scaledText, settings },
  data: {},
});

export const examples = {
  plain: block({ text: 'Pots for every day' }),
  paragraph: block({ text: '1420 SE ALDER STREET', headingLevel: 0, largest: 48, align: 'center' }),
  arabic: block({ text: 'أوانٍ لكل يوم', headingLevel: 3, align: 'end' }),
  japanese: block({ text: '毎日の器' }),
  long: block({ text: 'Donaudampfschifffahrtsgesellschaft '.repeat(8), largest: 240 }),
} as const;
