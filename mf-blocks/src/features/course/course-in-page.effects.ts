export interface LessonInPage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly element: HTMLElement;
  /** Words for screen readers that say that it is done. */
  readonly words: HTMLElement;
}

/** The parts of a course that change with what is done. */
export interface CourseInPage {
  readonly id: string;
  readonly section: HTMLElement;
  readonly lessons: readonly LessonInPage[];
  readonly first: LessonInPage;
  readonly count: HTMLElement;
  readonly bar: HTMLProgressElement;
  readonly link: HTMLAnchorElement;
  readonly linkText: HTMLElement;
  readonly again: HTMLButtonElement;
  readonly undo: HTMLButtonElement;
  readonly notice: HTMLElement;
}

/** Undefined for a course without lessons. */
export function findCourse(root: HTMLElement): CourseInPage | undefined {
  const section = root.querySelector<HTMLElement>('[data-course]');
  const lessons = [...root.querySelectorAll<HTMLElement>('[data-course-lesson]')].flatMap(lessonIn);
  const [first] = lessons;
  const part = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector);
  const count = part('[data-course-count]');
  const bar = part<HTMLProgressElement>('progress');
  const link = part<HTMLAnchorElement>('[data-course-start]');
  const linkText = part('[data-course-start] > span');
  const again = part<HTMLButtonElement>('[data-course-again]');
  const undo = part<HTMLButtonElement>('[data-course-undo]');
  const notice = part('[data-course-notice]');
  if (!section || !first || !count || !bar || !link || !linkText || !again || !undo || !notice) return undefined;
  return {
    id: section.dataset['course'] ?? '',
    section,
    lessons,
    first,
    count,
    bar,
    link,
    linkText,
    again,
    undo,
    notice,
  };
}

function lessonIn(element: HTMLElement): LessonInPage[] {
  const link = element.querySelector('a');
  const words = element.querySelector<HTMLElement>('[data-course-done]');
  const id = element.dataset['courseLesson'];
  if (!link || !words || id === undefined) return [];
  return [{ id, path: link.getAttribute('href') ?? '', title: link.textContent, element, words }];
}
