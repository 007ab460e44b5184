/** Calls of the page that arranges the lessons of a course. */
export const LESSONS_CALLS = {
  /** Sets order and chapters of the lessons, in what is published and in drafts. */
  arrangeLessons: { method: 'POST', path: '/api/config/lessons' },
} as const;

/** Names of a lesson's fields, each followed by the id of its page. */
export const LESSON_FIELD = { place: 'place.', chapter: 'chapter.' } as const;

export interface ListedLesson {
  /** Of the page. */
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  /** May be empty. */
  readonly chapter: string;
  readonly minutes?: number;
  /** True if visitors do not see it yet. */
  readonly isDraft?: true;
}

/** Data of the loader `admin/lessons/course`. */
export interface LessonsView {
  /** Absent for a page that does not exist, and for accounts that may not publish pages. */
  readonly course?: { readonly id: string; readonly title: string; readonly path: string };
  /** In the order in which visitors take them. */
  readonly lessons: readonly ListedLesson[];
  /** Names their order and chapters; a change sends it back to detect conflicts. */
  readonly base: string;
}
