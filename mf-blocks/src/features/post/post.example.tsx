import type { PostPart, PostView } from 'shared-types/blocks/journal/post';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const post: PostView = {
  title: 'What the kiln taught us',
  path: '/journal/what-the-kiln-taught-us',
  day: '2026-11-12',
  publishedAt: '2026-11-12T09:00:00+01:00',
  author: { name: 'Ines Roth', path: '/journal?author=ines+roth' },
  tags: [{ name: 'Glazes', path: '/journal?tag=glazes' }],
  journal: { name: 'Journal', path: '/journal' },
  newer: { name: 'A table for twelve', path: '/journal/a-table-for-twelve' },
  older: { name: 'Six clays', path: '/journal/six-clays' },
};

const sample = (part: PostPart, changes: Partial<PostView> = {}): PropsOf<'blocks/post/post'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a82', type: BLOCK_TYPE.post, settings: { part } },
  data: { 'blocks/post/post': { ...post, ...changes } },
});

const { newer: _newer, author: _author, ...oldest } = post;

export const examples = {
  heading: sample('heading'),
  neighbours: sample('neighbours'),
  newest: {
    ...sample('neighbours'),
    data: { 'blocks/post/post': { ...oldest, tags: [] } },
  } satisfies PropsOf<'blocks/post/post'>,
};
