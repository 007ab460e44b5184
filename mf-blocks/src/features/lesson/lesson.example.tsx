import type { LessonPart, LessonView } from 'shared-types/blocks/course/lesson';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const lesson: LessonView = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1002',
  title: 'Centring',
  path: '/first-bowl/centring',
  place: 2,
  count: 5,
  chapter: 'At the wheel',
  minutes: 25,
  course: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1000', name: 'Your first bowl', path: '/first-bowl' },
  previous: { name: 'Wedging', path: '/first-bowl/wedging' },
  next: { name: 'Opening and pulling', path: '/first-bowl/opening-and-pulling' },
};

const sample = (part: LessonPart, view: LessonView = lesson): PropsOf<'blocks/lesson/lesson'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0a98', type: BLOCK_TYPE.lesson, settings: { part } },
  data: { 'blocks/lesson/lesson': view },
});

const { previous: _previous, ...first } = lesson;
const { next: _next, ...last } = lesson;
const { place: _place, chapter: _chapter, minutes: _minutes, ...plain } = last;
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);

export const examples = {
  heading: sample('heading'),
  progress: sample('progress'),
  first: sample('progress', { ...first, place: 1 }),
  last: sample('progress', { ...last, place: 5 }),
  plain: sample('heading', plain),
  long: sample('progress', { ...lesson, next: { name: LONG, path: '/next' } }),
};
