import type { ReviewEntry, ReviewsView } from 'shared-types/admin/store/reviews';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d3';

const sample = (view: Partial<ReviewsView> = {}, form?: FormState): PropsOf<'admin/reviews/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d38', type: ADMIN_BLOCK_TYPE.reviews, settings: {} },
  data: {
    'admin/reviews/list': {
      state: '',
      page: 1,
      entries: [],
      count: 0,
      hasAny: true,
      settings: { sendsRequests: true, afterDays: 7 },
      base: 'asking-7',
      opensOrders: true,
      ...view,
    },
  },
  ...(form ? { form } : {}),
});

const entry = (changes: Partial<ReviewEntry> = {}): ReviewEntry => ({
  id: `${ID}1`,
  state: 'new',
  rating: 4,
  text: 'Sturdy, and it keeps the tea warm.\nI have ordered another one.',
  author: 'Ada',
  title: 'Stoneware mug',
  path: '/shop/p/stoneware-mug',
  order: 1002,
  receivedAt: '2026-11-21T09:47:00.000Z',
  receivedText: 'November 21, 2026 at 9:47 AM UTC',
  ...changes,
});

const entries: readonly ReviewEntry[] = [
  entry(),
  entry({ id: `${ID}2`, state: 'published', rating: 5, text: '', author: '' }),
  entry({ id: `${ID}3`, state: 'hidden', rating: 1, text: 'x'.repeat(300), author: 'עדה' }),
];
const { path: _, ...gone } = entry({ id: `${ID}4`, rating: 2, title: 'A vase that is not sold any more' });

export const examples = {
  never: sample({ hasAny: false, settings: { sendsRequests: false, afterDays: 7 } }),
  some: sample({ entries: [...entries, gone], count: 4 }),
  published: sample({ entries, count: 3, changed: `${ID}2`, opensOrders: false }),
  moved: sample({ state: 'new', entries: [entry()], count: 41, page: 2, changed: `${ID}2` }),
  none: sample({ state: 'hidden' }),
  saved: sample({ entries, count: 3, isSaved: true, settings: { sendsRequests: true, afterDays: 1 } }),
  wrongDays: sample(
    { entries, count: 3 },
    {
      values: { base: 'asking-7', asking: 'yes', days: '0' },
      errors: { days: 'Enter a whole number of days, from 1 to 60.' },
      message: 'Please fix the errors below.',
    },
  ),
  gone: sample(
    { entries, count: 3 },
    {
      values: { id: `${ID}1`, to: 'hidden' },
      errors: {},
      message: 'This review no longer exists. Open the list again.',
    },
  ),
} as const;
