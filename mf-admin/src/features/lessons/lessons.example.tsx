import type { LessonsView } from 'shared-types/admin/pages/lessons';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const FIRST = '1d3cf7b1-5b53-4f3c-9a30-3a4f6f3f1c01';
const COURSE = { id: 'a4f0a6ba-8d5a-4c2e-9c53-52a6a2c7e0d1', title: 'Your first bowl', path: '/workshops/bowl' };

const VIEW: LessonsView = {
  course: COURSE,
  base: 'order-1',
  lessons: [
    { id: FIRST, title: 'Wedging the clay', chapter: 'At the wheel', minutes: 15 },
    { id: '1d3cf7b1-5b53-4f3c-9a30-3a4f6f3f1c02', title: 'Centring', chapter: 'At the wheel', minutes: 1 },
    { id: '1d3cf7b1-5b53-4f3c-9a30-3a4f6f3f1c03', title: 'Trimming the foot', chapter: '', isDraft: true },
  ],
};

const sample = (view: LessonsView, form?: FormState): PropsOf<'admin/lessons/course'> => ({
  block: { id: '77f7e5c0-6eb1-4e3b-a5e7-59b9c5d8c97d', type: ADMIN_BLOCK_TYPE.lessons, settings: {} },
  data: { 'admin/lessons/course': view },
  ...(form && { form }),
});

const REFUSED: FormState = {
  done: false,
  isFirst: true,
  message: 'Nothing was saved. Please fix the errors below.',
  values: { [`place.${FIRST}`]: 'first', [`chapter.${FIRST}`]: 'At the wheel' },
  errors: { [`place.${FIRST}`]: 'Please enter a whole number.' },
};

/** Examples of the lessons of a course. */
export const examples = {
  saved: sample(VIEW),
  none: sample({ course: COURSE, base: '', lessons: [] }),
  missing: sample({ base: '', lessons: [] }),
  refused: sample(VIEW, REFUSED),
} as const;
