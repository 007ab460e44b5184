import type { JournalView, PostTeaser } from 'shared-types/blocks/journal/journal';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const post = (number: number, changes: Partial<PostTeaser> = {}): PostTeaser => ({
  path: `/journal/post-${number}`,
  title: `What the kiln taught us, part ${number}`,
  day: `2026-1${number % 2}-0${(number % 9) + 1}`,
  text: 'Six weeks, two firings, and one shelf of bowls that cracked.',
  picture: { src: '/images/kiln/kiln.jpg', width: 1600, height: 1200, alt: 'An open kiln' },
  author: { name: 'Ines Roth', path: '/journal?author=ines+roth' },
  tags: [
    { name: 'Glazes', path: '/journal?tag=glazes' },
    { name: 'The studio', path: '/journal?tag=the+studio' },
  ],
  ...changes,
});

const sample = (changes: Partial<JournalView>): PropsOf<'blocks/journal/posts'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a81', type: BLOCK_TYPE.journal, settings: {} },
  data: {
    'blocks/journal/posts': {
      title: '',
      layout: 'list',
      posts: [post(1), post(2), { path: '/journal/plain', title: 'A plain note', day: '2026-01-01', tags: [] }],
      page: 1,
      pages: 1,
      ...(changes.posts?.length === 0 ? {} : { feed: { name: 'Journal', path: '/feeds/journal.xml' } }),
      ...changes,
    },
  },
});

export const examples = {
  list: sample({}),
  grid: sample({ layout: 'grid', title: 'From the studio' }),
  paged: sample({ page: 2, pages: 3, previousPath: '/journal', nextPath: '/journal?page=3' }),
  tag: sample({ filter: { kind: 'tag', value: 'Glazes', clearPath: '/journal' } }),
  month: sample({ filter: { kind: 'month', value: '2026-11', clearPath: '/journal' } }),
  noneChosen: sample({ posts: [], filter: { kind: 'author', value: 'Nobody', clearPath: '/journal' } }),
  empty: sample({ posts: [] }),
};
