import type { NamedPath } from '../journal/journal';

/** What a lesson block shows of the lesson whose page it is on, the default first. */
export const LESSON_PARTS = ['heading', 'progress'] as const;
export type LessonPart = (typeof LESSON_PARTS)[number];

/** Settings of a lesson block. */
export interface LessonSettings {
  /** `heading`: course, title, place and length; `progress`: “Mark as done”, and the ways to the lessons beside it. */
  readonly part?: LessonPart;
}

/** Data of the loader `blocks/lesson/lesson`. */
export interface LessonView {
  /** Of the page. */
  readonly id: string;
  readonly title: string;
  /** Path of the lesson. */
  readonly path: string;
  /** From 1, counted without gaps; absent for a lesson that its course does not list. */
  readonly place?: number;
  /** Lessons of the course. */
  readonly count: number;
  readonly chapter?: string;
  readonly minutes?: number;
  /** The page with all lessons. */
  readonly course: NamedPath & { readonly id: string };
  readonly previous?: NamedPath;
  readonly next?: NamedPath;
}
