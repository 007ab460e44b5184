import type { PostGroup } from 'shared-types/blocks/journal/archive';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const GROUPS: readonly PostGroup[] = [
  { name: 'Clay', path: '/journal?tag=clay', count: 1 },
  { name: 'Glazes', path: '/journal?tag=glazes', count: 5 },
  { name: 'The studio', path: '/journal?tag=the+studio', count: 3 },
];
const sample = (groups: readonly PostGroup[], sized = false): PropsOf<'blocks/tags/groups'> => ({
  block: {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a84',
    type: BLOCK_TYPE.tags,
    settings: { collection: '/journal', sized },
  },
  data: { 'blocks/tags/groups': { title: 'Topics', groups } },
});

export const examples = { list: sample(GROUPS), sized: sample(GROUPS, true), empty: sample([]) };
