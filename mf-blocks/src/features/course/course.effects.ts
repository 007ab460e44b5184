import type { Host } from 'shared-types/host/host';
import { doneLessons } from '../../parts/course/done-lessons.effects';
import type { messages } from './course.messages';
import { findCourse, type CourseInPage, type LessonInPage } from './course-in-page.effects';
import { firstOpen } from './first-open';

type CourseHost = Host<typeof messages>;

const NONE: ReadonlySet<string> = new Set();

/** Shows which lessons are done, leads to the next one, and lets visitors begin again. */
export async function start(root: HTMLElement, host: CourseHost): Promise<void> {
  const course = findCourse(root);
  if (!course) return;
  const { stop } = host;
  const done = doneLessons(course.id, host);
  /** What “Undo” brings back. */
  let before: ReadonlySet<string> = NONE;

  const show = async (): Promise<void> => {
    const read = await done.read();
    if (stop.aborted) return;
    if (before.size > 0 && read.size > 0) before = NONE;
    showDone(course, { done: read, canUndo: before.size > 0, host });
  };
  const change = async (ids: ReadonlySet<string>, message: 'begun' | 'undone'): Promise<void> => {
    const isKept = await done.change(() => ids);
    course.notice.hidden = isKept;
    course.notice.textContent = isKept ? '' : host.text('refused');
    host.announcer.announce(host.text(isKept ? message : 'refused'));
    await show();
  };

  const beginAgain = async (): Promise<void> => {
    before = await done.read();
    await change(NONE, 'begun');
    if (!course.undo.hidden) course.undo.focus();
  };
  const undo = async (): Promise<void> => {
    await change(before, 'undone');
    if (!course.again.hidden) course.again.focus();
  };

  course.again.addEventListener('click', () => void beginAgain(), { signal: stop });
  course.undo.addEventListener('click', () => void undo(), { signal: stop });
  done.follow(() => void show());
  stop.addEventListener('abort', () => forget(course, host));
  await show();
  if (!stop.aborted) course.section.toggleAttribute('data-course-live', true);
}

interface Shown {
  readonly done: ReadonlySet<string>;
  readonly canUndo: boolean;
  readonly host: CourseHost;
}

function showDone(course: CourseInPage, { done, canUndo, host: { text } }: Shown): void {
  const { lessons, first } = course;
  const next = firstOpen(lessons, done);
  const isBegun = next !== first;
  for (const lesson of lessons) mark(lesson, done.has(lesson.id));
  const count = lessons.filter(({ id }) => done.has(id)).length;
  course.bar.value = count;
  course.count.textContent = next ? text('progress', { done: count, count: lessons.length }) : text('allDone');
  course.link.hidden = !next;
  course.again.hidden = next !== undefined;
  course.undo.hidden = !canUndo;
  if (!next) return;
  course.link.setAttribute('href', next.path);
  course.linkText.textContent = isBegun ? text('continue', { title: next.title }) : text('start');
}

function mark({ element, words }: LessonInPage, isDone: boolean): void {
  element.toggleAttribute('data-done', isDone);
  words.hidden = !isDone;
}

/** The block as the server sent it. */
function forget(course: CourseInPage, host: CourseHost): void {
  course.section.removeAttribute('data-course-live');
  showDone(course, { done: NONE, canUndo: false, host });
}
