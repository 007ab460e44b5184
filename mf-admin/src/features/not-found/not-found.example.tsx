import type { PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const page: PropsOf = {
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d48', type: ADMIN_BLOCK_TYPE.notFound, settings: {} },
  data: {},
};

export const examples = { page } as const;
