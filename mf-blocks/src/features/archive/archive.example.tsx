import type { ArchiveGroup, PostGroup } from 'shared-types/blocks/journal/archive';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (by: ArchiveGroup, groups: readonly PostGroup[], title = ''): PropsOf<'blocks/archive/groups'> => ({
  block: {
    id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a83',
    type: BLOCK_TYPE.archive,
    settings: { collection: '/journal', by },
  },
  data: { 'blocks/archive/groups': { title, groups } },
});

export const examples = {
  months: sample(
    'months',
    [
      { name: '2026-11', path: '/journal?month=2026-11', count: 3 },
      { name: '2026-01', path: '/journal?month=2026-01', count: 1 },
    ],
    'Archive',
  ),
  years: sample('years', [{ name: '2026', path: '/journal?month=2026', count: 4 }]),
  authors: sample('authors', [{ name: 'Ines Roth', path: '/journal?author=ines+roth', count: 4 }]),
  empty: sample('months', [], 'Archive'),
};
