/** Settings of a course block: the lessons one level below a page, in the order of their numbers. */
export interface CourseSettings {
  /** Path of the page with the lessons; the block's own page if absent. */
  readonly collection?: string;
  /** Heading; none if absent. */
  readonly title?: string;
  /** Descriptions of the lessons are shown unless it is false. */
  readonly excerpts?: boolean;
}

export interface LessonTeaser {
  /** Of the page, for what visitors have done. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** One or two sentences, plain text; absent for a lesson that is not open to everybody. */
  readonly text?: string;
  readonly minutes?: number;
  /** Who alone may open it: members, or visitors with its password; everybody if absent. */
  readonly lockedBy?: 'members' | 'password';
}

export interface CourseChapter {
  /** May be empty. */
  readonly title: string;
  readonly lessons: readonly LessonTeaser[];
}

/** Data of the loader `blocks/course/lessons`. */
export interface CourseView {
  /** Of the page with the lessons, under which visitors' browsers keep what they have done. */
  readonly id: string;
  /** May be empty. */
  readonly title: string;
  /** In the order of their first lessons. */
  readonly chapters: readonly CourseChapter[];
  /** Number of lessons. */
  readonly count: number;
  /** Of all lessons together; absent if it is unknown for one of them. */
  readonly minutes?: number;
}
