import type { LastTagsChange, TagEntry, TagsView } from 'shared-types/admin/pages/tags';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const entry = (name: string, uses: number): TagEntry => ({
  id: `id-${name.length}-${uses}`,
  base: `base-${uses}`,
  name,
  uses,
  pages: Array.from({ length: Math.min(uses, 3) }, (_, place) => ({
    id: `6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f400${place}`,
    title: `Post ${place + 1}`,
    ...(place === 1 && { isDraft: true as const }),
  })),
});

const TAGS = [entry('Ceramics', 2), entry('Clay', 12), entry('קרמיקה', 1), entry('W'.repeat(50), 1)];

const sample = (view: Partial<TagsView> = {}, form?: FormState): PropsOf<'admin/tags/list'> => ({
  block: { id: '5f253a64-df2c-4c6b-b5c3-27676468f65e', type: ADMIN_BLOCK_TYPE.tags, settings: {} },
  data: {
    'admin/tags/list': {
      tags: TAGS,
      count: TAGS.length,
      names: TAGS.map(({ name }) => name),
      ...{ search: '', sort: 'name', page: 1, address: '/config/tags' },
      ...view,
    },
  },
  ...(form && { form }),
});

const [ceramics, clay] = TAGS;
const chosen = { [`tag.${ceramics?.id}`]: 'base-2', [`tag.${clay?.id}`]: 'base-12' };

const lastChange: LastTagsChange = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4100',
  note: 'Tags merged into “Clay”: “Ceramics” and “Stoneware”',
  by: 'Ada Owner',
  at: '2026-12-01T08:30:00.000Z',
  atText: 'December 1, 2026 at 9:30 AM',
};

/** Examples of the tags. */
export const examples = {
  some: sample(),
  none: sample({ tags: [], names: [], count: 0 }),
  noMatch: sample({ tags: [], count: 0, search: 'x' }),
  merged: sample(
    { lastChange, done: { act: 'merge', count: 4 } },
    { values: {}, errors: {}, done: true, isFirst: true },
  ),
  undoLate: sample({}, { values: { change: lastChange.id }, errors: {}, message: 'This can no longer be undone.' }),
  taken: sample(
    {},
    {
      values: { tag: ceramics?.id ?? '', name: 'clay', existing: 'Clay' },
      errors: { name: 'This tag already exists' },
      message: 'Nothing was saved. Please fix the errors below.',
    },
  ),
  question: sample(
    {},
    {
      values: { ...chosen, act: 'merge', into: 'Clay' },
      errors: {},
      question: 'Merge “Ceramics” and “Clay” into “Clay”?',
    },
  ),
  noTarget: sample(
    {},
    { values: { ...chosen, act: 'merge', into: '' }, errors: { into: 'Enter a tag of 1 to 50 characters.' } },
  ),
} as const;
