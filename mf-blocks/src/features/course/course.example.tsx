import type { CourseView, LessonTeaser } from 'shared-types/blocks/course/course';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const lesson = (number: number, title: string, changes: Partial<LessonTeaser> = {}): LessonTeaser => ({
  id: `6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1${String(number).padStart(3, '0')}`,
  path: `/first-bowl/lesson-${number}`,
  title,
  text: 'Two hands, one lump of clay, and ten minutes at the table.',
  minutes: 15,
  ...changes,
});

const { text: _text, ...locked } = lesson(3, 'Opening and pulling', { minutes: 40, lockedBy: 'members' });
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

const course: CourseView = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1000',
  title: 'The lessons',
  chapters: [
    { title: 'At the wheel', lessons: [lesson(1, 'Wedging'), lesson(2, 'Centring', { minutes: 25 }), locked] },
    { title: 'Afterwards', lessons: [lesson(4, 'Trimming the foot')] },
  ],
  count: 4,
  minutes: 95,
};

const sample = (view: CourseView): PropsOf<'blocks/course/lessons'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a97', type: BLOCK_TYPE.course, settings: {} },
  data: { 'blocks/course/lessons': view },
});

const { minutes: _minutes, ...untimed } = course;

export const examples = {
  chapters: sample(course),
  plain: sample({
    ...untimed,
    title: '',
    chapters: [{ title: '', lessons: [{ id: 'a', path: '/a', title: 'One lesson', lockedBy: 'password' }] }],
    count: 1,
  }),
  long: sample({
    ...course,
    title: LONG,
    chapters: [{ title: LONG, lessons: [lesson(1, LONG, { text: LONG }), lesson(2, LONG)] }],
    count: 2,
    minutes: 30,
  }),
  empty: sample({ ...untimed, chapters: [], count: 0 }),
};
