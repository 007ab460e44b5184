import type { PropsOf } from 'shared-types/render';
import { LOCK_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (name: keyof typeof LOCK_BLOCK_TYPE): PropsOf => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0b21', type: LOCK_BLOCK_TYPE[name], settings: {} },
  data: {},
});

export const examples = { membersOnly: sample('membersOnly'), accessDenied: sample('accessDenied') } as const;
