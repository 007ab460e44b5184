import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const sample: PropsOf = {
  block: { id: '42d59c3d-7af2-4da7-8787-61a34c1446ec', type: BLOCK_TYPE.text, settings: {} },
  data: {},
};

export const examples = { whole: sample } as const;
