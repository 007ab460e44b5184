import type { Host } from 'shared-types/host/host';
import { doneLessons } from '../../parts/course/done-lessons.effects';
import type { messages } from './lesson.messages';

interface LessonInPage {
  readonly id: string;
  readonly courseId: string;
  /** Title of the next lesson. */
  readonly next: string | undefined;
  readonly section: HTMLElement;
  readonly toggle: HTMLButtonElement;
  readonly notice: HTMLElement;
}

/** Marks the lesson as done, or no longer, and shows what the browser keeps. The heading of a lesson has nothing to start. */
export async function start(root: HTMLElement, host: Host<typeof messages>): Promise<void> {
  const lesson = findLesson(root);
  if (!lesson) return;
  const { id, section, toggle, notice } = lesson;
  const { stop, announcer, text } = host;
  const done = doneLessons(lesson.courseId, host);

  const show = async (): Promise<void> => {
    const read = await done.read();
    if (!stop.aborted) showDone(lesson, read.has(id));
  };
  const press = async (): Promise<void> => {
    const isDone = toggle.getAttribute('aria-pressed') !== 'true';
    const isKept = await done.change((ids) => (isDone ? [...ids, id] : [...ids].filter((one) => one !== id)));
    notice.hidden = isKept;
    notice.textContent = isKept ? '' : text('refused');
    announcer.announce(isKept ? changeText(lesson, { isDone, text }) : text('refused'));
    await show();
  };

  toggle.addEventListener('click', () => void press(), { signal: stop });
  done.follow(() => void show());
  stop.addEventListener('abort', () => {
    section.removeAttribute('data-lesson-live');
    showDone(lesson, false);
  });
  await show();
  if (!stop.aborted) section.toggleAttribute('data-lesson-live', true);
}

function findLesson(root: HTMLElement): LessonInPage | undefined {
  const section = root.querySelector<HTMLElement>('[data-lesson]');
  const toggle = root.querySelector<HTMLButtonElement>('[data-lesson-toggle]');
  const notice = root.querySelector<HTMLElement>('[data-lesson-notice]');
  if (!section || !toggle || !notice) return undefined;
  const { lesson: id = '', lessonCourse: courseId = '', lessonNext: next } = section.dataset;
  return { id, courseId, next, section, toggle, notice };
}

function showDone({ section, toggle }: LessonInPage, isDone: boolean): void {
  toggle.setAttribute('aria-pressed', String(isDone));
  toggle.classList.toggle('button--quiet', isDone);
  section.toggleAttribute('data-done', isDone);
}

interface Change extends Pick<Host<typeof messages>, 'text'> {
  readonly isDone: boolean;
}

function changeText({ next }: LessonInPage, { isDone, text }: Change): string {
  if (!isDone) return text('unmarked');
  return next === undefined ? text('marked') : text('markedNext', { title: next });
}
